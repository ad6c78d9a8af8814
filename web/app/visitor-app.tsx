// The signed-out pages: no router and no cache, so that the landing page is little more than React itself.
import { readLink } from '@aerie/contract/public-pages'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { SiteLogo } from '#features/logo/site-mark.tsx'
import { readKept } from '#lib/browser-storage.ts'
import { DEVICE_ACCOUNT } from '#lib/device-account.ts'
import { start } from '#lib/start.ts'
import { SiteName } from '#ui/layout/site-name.ts'
import { LandingPage } from '../pages/landing.tsx'
import { LINKED, OPEN } from './visitor-routes.ts'

export async function openVisitorApp(place: HTMLElement) {
  const { name, logo } = start.settings
  const isSignedOut = start.signedOut || readLink(location.pathname) === null
  if (isSignedOut && readKept('browser', DEVICE_ACCOUNT) !== null) forgetDevice()
  const page = (
    <SiteName value={name}>
      <SiteLogo value={logo}>{await pageAt(location.pathname)}</SiteLogo>
    </SiteName>
  )
  // What first-paint.js drew is taken over as it stands, with the focus that may be on it.
  if (place.hasChildNodes()) hydrateRoot(place, page)
  else createRoot(place).render(page)
  delete document.documentElement.dataset.firstPaint
}

/** Of whom this device kept something the session has ended, here or elsewhere. What cannot be deleted now is at the next start. */
const forgetDevice = () =>
  void import('../features/offline/kept-copy.ts').then((kept) => kept.forgetDevice()).catch(() => {})

/** Fetches the page of an address; the landing page, which has every other one, is here already. */
async function pageAt(path: string) {
  const { settings } = start
  const link = readLink(path)
  if (link) {
    const Page = await LINKED[link.page]()
    return <Page token={link.secret} />
  }
  const [page = '', load] = Object.entries(OPEN).find(([word]) => path === `/${word}` || path === `/${word}/`) ?? []
  const isOpen = page !== 'join' || settings.publicRegistration
  const Page = load && isOpen ? await load() : LandingPage
  return <Page settings={settings} />
}
