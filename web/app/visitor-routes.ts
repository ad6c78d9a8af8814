// The map of the site for visitors: the page of each address of contract/public-pages.ts, whose code is fetched on the way there.
import type { LinkPage, OpenPage } from '@aerie/contract/public-pages'
import type { PublicSettings } from '@aerie/contract/settings'
import type { ComponentType } from 'react'

export const LINKED: Record<LinkPage, () => Promise<ComponentType<{ token: string }>>> = {
  'reset-password': async () => (await import('../pages/reset-password.tsx')).ResetPasswordPage,
  welcome: async () => (await import('../pages/welcome.tsx')).WelcomePage,
  setup: async () => (await import('../pages/setup.tsx')).SetupPage,
  unsubscribe: async () => (await import('../pages/unsubscribe.tsx')).UnsubscribePage,
  'confirm-address': async () => (await import('../pages/confirm-address.tsx')).ConfirmAddressPage,
  'take-back': async () => (await import('../pages/take-back.tsx')).TakeBackPage,
  join: async () => (await import('../pages/confirm-join.tsx')).ConfirmJoinPage,
  'lost-brother': async () => (await import('../pages/lost-brother.tsx')).LostBrotherPage,
  'stop-removal': async () => (await import('../pages/stop-removal.tsx')).StopRemovalPage,
}

export const OPEN: Record<OpenPage, () => Promise<ComponentType<{ settings: PublicSettings }>>> = {
  privacy: async () => (await import('../pages/privacy.tsx')).VisitorPrivacyPage,
  join: async () => (await import('../pages/join.tsx')).JoinPage,
}
