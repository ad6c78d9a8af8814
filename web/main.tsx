// Starts what the visitor or member came for: visitors get the light pages, members the whole app, or what their device has of it.
// First of all, since it says in which order the layers of styles count.
import './styles.css'
import '#ui/feedback/skeleton.css'
import '#ui/layout/page.css'
import '#ui/layout/sidebar-action.css'
import '#ui/layout/site-brand.css'
import './app/app-frame.css'
import './app/first-paint.css'
import './app/sidebar.css'
import './app/sidebar-foot.css'
import './app/search-button.css'
import './features/logo/site-mark.css'
import { readLink } from '@aerie/contract/public-pages'
import { showBootError } from './app/boot-error.ts'
import { isOffline, start } from './lib/start.ts'

const LONGEST_WAIT_MS = 1000

const place = document.getElementById('root') as HTMLElement

/** The fonts come together with the code: once the app stands, nothing moves any more for want of them. */
async function openApp() {
  void firstPaint().then(() => {
    delete document.documentElement.dataset.firstPaint
  })
  await (await import('./app/member-app.tsx')).openMemberApp(place)
}

/** What first-paint.js drew is seen before fonts and code take the line. */
async function openGate() {
  if (place.hasChildNodes()) {
    await firstPaint()
    document.documentElement.dataset.firstPaint = 'seen'
  }
  await (await import('./app/visitor-app.tsx')).openVisitorApp(place)
}

/** A page in the background is not painted: it does not wait for that forever. */
const firstPaint = () =>
  new Promise<void>((seen) => {
    const look = (paints: PerformanceObserverEntryList) =>
      paints.getEntriesByName('first-contentful-paint').length > 0 && seen()
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true })
    setTimeout(seen, LONGEST_WAIT_MS)
  })

/** The service worker's page comes without what the server writes into others. */
const openOffline = async () => (await import('./app/offline-app.tsx')).openOfflineApp(place)

const isVisit = () => start.signedOut || readLink(location.pathname) !== null
;(isOffline ? openOffline() : isVisit() ? openGate() : openApp()).catch(() => showBootError(place))
