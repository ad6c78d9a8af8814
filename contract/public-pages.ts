// The addresses of pages that are for visitors: the app and the first paint find them here, and so do mails that lead there.

/** What the links of mails and of the first start begin with; a secret follows. Theirs they are even where somebody is signed in. */
export const LINK_PAGES = [
  'reset-password',
  'welcome',
  'setup',
  'unsubscribe',
  'confirm-address',
  'take-back',
  'join',
  'stop-removal',
  'lost-brother',
] as const

/** What any visitor may open. */
export const OPEN_PAGES = ['privacy', 'join'] as const

export type LinkPage = (typeof LINK_PAGES)[number]
export type OpenPage = (typeof OPEN_PAGES)[number]

export const linkPath = (page: LinkPage, secret: string) => `/${page}/${secret}`

/** The page and the secret of a link; null for any other path. */
export function readLink(path: string) {
  const [, word, secret, rest] = path.split('/')
  const page = LINK_PAGES.find((one) => one === word)
  return page && secret && !rest ? { page, secret } : null
}
