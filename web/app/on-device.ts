// What a device has of the app for when the server does not answer: the service worker that opens it, and what it then shows.
import type { QueryClient } from '@tanstack/react-query'
import { noteVisit } from '#features/install/install.ts'
import { keepOnDevice } from '#features/offline/keep-on-device.ts'
import { forgetDevice } from '#features/offline/kept-copy.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { keep, readKept } from '#lib/browser-storage.ts'
import { isInstalled } from '#lib/installed.ts'
import { laterNotices } from './notices.tsx'

const FAILED = 'aerie-worker-failed'
/** Another one with each version of the app. */
const VERSION = import.meta.url

export function settleOnDevice(cache: QueryClient) {
  void registerWorker().then(() => renewPush(cache))
  keepOnDevice(cache)
  noteVisit()
  laterNotices.fetchAhead()
  if (isInstalled()) void fetchSearch()
  addEventListener('pageshow', ({ persisted }) => {
    // It stands as it was left, whoever has signed out since.
    if (persisted) void cache.invalidateQueries(sessionQuery)
  })
}

/** Without a connection it could not be fetched any more. Where this fails, it is fetched when it is opened. */
const fetchSearch = () =>
  Promise.all([
    import('../compositions/search/search-everywhere.tsx'),
    import('../compositions/search/kept-directory.tsx'),
  ]).catch(() => {})

/** Before the server is told that somebody signs out. */
export const leaveDevice = () => forgetDevice()

/** A browser that was never asked has nothing to renew. Where it fails, the next start tries again. */
async function renewPush(cache: QueryClient) {
  if (globalThis.Notification?.permission !== 'granted') return
  await import('#features/push/renew.ts').then(({ renewDevice }) => renewDevice(cache)).catch(() => {})
}

/** Once a version: one whose files do not come is not tried at every start. A browser without it goes without. */
async function registerWorker() {
  if (readKept('browser', FAILED) === VERSION) return
  try {
    const registration = await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' })
    registration?.installing?.addEventListener('statechange', ({ target }) => {
      if ((target as ServiceWorker).state === 'redundant' && !registration.active) keep('browser', FAILED, VERSION)
    })
  } catch {
    keep('browser', FAILED, VERSION)
  }
}
