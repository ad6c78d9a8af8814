// The signed-out pages: no router and no cache, so that the landing page is little more than React itself.
import { createRoot, hydrateRoot } from 'react-dom/client'
import { SiteLogo } from '#features/logo/site-mark.tsx'
import { start } from '#lib/start.ts'
import { SiteName } from '#ui/layout/site-name.ts'
import { LandingPage } from '../pages/landing.tsx'
import { PUBLIC_LINK } from './public-link.ts'

export async function openVisitorApp(place: HTMLElement) {
  const { name, logo } = start.settings
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

/** Fetches the page of an address; the landing page, which has every other one, is here already. */
async function pageAt(path: string) {
  if (/^\/privacy\/?$/.test(path)) {
    const { VisitorPrivacyPage } = await import('../pages/privacy.tsx')
    return <VisitorPrivacyPage settings={start.settings} />
  }
  if (/^\/join\/?$/.test(path) && start.settings.publicRegistration) {
    const { JoinPage } = await import('../pages/join.tsx')
    return <JoinPage />
  }
  const [, kind, token = ''] = PUBLIC_LINK.exec(path) ?? []
  if (kind === 'reset-password') {
    const { ResetPasswordPage } = await import('../pages/reset-password.tsx')
    return <ResetPasswordPage token={token} />
  }
  if (kind === 'welcome') {
    const { WelcomePage } = await import('../pages/welcome.tsx')
    return <WelcomePage token={token} />
  }
  if (kind === 'setup') {
    const { SetupPage } = await import('../pages/setup.tsx')
    return <SetupPage token={token} />
  }
  if (kind === 'unsubscribe') {
    const { UnsubscribePage } = await import('../pages/unsubscribe.tsx')
    return <UnsubscribePage token={token} />
  }
  if (kind === 'confirm-address') {
    const { ConfirmAddressPage } = await import('../pages/confirm-address.tsx')
    return <ConfirmAddressPage token={token} />
  }
  if (kind === 'take-back') {
    const { TakeBackPage } = await import('../pages/take-back.tsx')
    return <TakeBackPage token={token} />
  }
  if (kind === 'join') {
    const { ConfirmJoinPage } = await import('../pages/confirm-join.tsx')
    return <ConfirmJoinPage token={token} />
  }
  return <LandingPage settings={start.settings} />
}
