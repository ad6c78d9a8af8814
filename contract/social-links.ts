// A brother's pages elsewhere: kept as https addresses, whether an address or a handle was typed.
import * as z from 'zod/mini'

export const SOCIAL_FIELDS = ['linkedinUrl', 'instagramUrl', 'snapchatUrl', 'facebookUrl', 'tiktokUrl'] as const
export type SocialField = (typeof SOCIAL_FIELDS)[number]

export const SOCIAL_SITES: Record<SocialField, { domain: string; name: string; profiles: string }> = {
  linkedinUrl: { domain: 'linkedin.com', name: 'LinkedIn', profiles: 'https://www.linkedin.com/in/' },
  instagramUrl: { domain: 'instagram.com', name: 'Instagram', profiles: 'https://www.instagram.com/' },
  snapchatUrl: { domain: 'snapchat.com', name: 'Snapchat', profiles: 'https://www.snapchat.com/add/' },
  facebookUrl: { domain: 'facebook.com', name: 'Facebook', profiles: 'https://www.facebook.com/' },
  tiktokUrl: { domain: 'tiktok.com', name: 'TikTok', profiles: 'https://www.tiktok.com/@' },
}
const BARE_ADDRESS = /^(?:[a-z-]+\.)?(?:linkedin|instagram|snapchat|facebook|tiktok)\.com\//i
const HANDLE = /^(?:@|in\/)?([\p{L}\p{N}._-]+)\/?$/u

/** The https address that an address or a handle of this site means; null when it means none. */
export function socialAddress(field: SocialField, typed: string) {
  const address = secureAddress(typed)
  if (address !== null) return isPageOf(field, address) ? address : null
  const handle = HANDLE.exec(typed)?.[1]
  return handle === undefined ? null : SOCIAL_SITES[field].profiles + handle
}

/** Which site an address is a page of, for lists that do not say. */
export function siteOf(typed: string) {
  const address = secureAddress(typed)
  return SOCIAL_FIELDS.find((field) => address !== null && isPageOf(field, address))
}

const HOST = /^https:\/\/((?:[a-z\d-]+\.)+[a-z]+)(?:[/?#]|$)/i

/** Whether it leads to that site and nowhere else: no user part, no port, no other site whose name ends alike. */
export function isPageOf(field: SocialField, address: string) {
  const host = HOST.exec(address)?.[1]?.toLowerCase()
  const { domain } = SOCIAL_SITES[field]
  return host === domain || host?.endsWith(`.${domain}`) === true
}

const Address = z.url({ protocol: /^https$/ })

/** With https in front; null for what is no address on the web. */
function secureAddress(typed: string) {
  const address = BARE_ADDRESS.test(typed) ? `https://${typed}` : typed.replace(/^http:/i, 'https:')
  return !/\s/.test(address) && Address.safeParse(address).success ? address : null
}
