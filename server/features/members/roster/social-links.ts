// A brother's pages elsewhere: kept as https addresses, whether an address or a handle was typed.
import { quoted } from './cell-text.ts'
import type { Remark } from './remark.ts'

const SOCIAL_FIELDS = ['linkedinUrl', 'instagramUrl', 'snapchatUrl', 'facebookUrl', 'tiktokUrl'] as const
export type SocialField = (typeof SOCIAL_FIELDS)[number]

const SITES: Record<SocialField, { domain: string; name: string; profiles: string }> = {
  linkedinUrl: { domain: 'linkedin.com', name: 'LinkedIn', profiles: 'https://www.linkedin.com/in/' },
  instagramUrl: { domain: 'instagram.com', name: 'Instagram', profiles: 'https://www.instagram.com/' },
  snapchatUrl: { domain: 'snapchat.com', name: 'Snapchat', profiles: 'https://www.snapchat.com/add/' },
  facebookUrl: { domain: 'facebook.com', name: 'Facebook', profiles: 'https://www.facebook.com/' },
  tiktokUrl: { domain: 'tiktok.com', name: 'TikTok', profiles: 'https://www.tiktok.com/@' },
}
const BARE_ADDRESS = /^(?:[a-z-]+\.)?(?:linkedin|instagram|snapchat|facebook|tiktok)\.com\//i
const HANDLE = /^(?:@|in\/)?([\p{L}\p{N}._-]+)\/?$/u

/** The page at this site that an address or a handle means; null, with a remark, when it means none. */
export function readSocial(field: SocialField, text: string, remark: Remark) {
  const site = SITES[field]
  const address = secureAddress(text)
  if (address !== null) return address
  const handle = HANDLE.exec(text)?.[1]
  if (handle !== undefined) return site.profiles + handle
  remark(`${quoted(text)} is no ${site.name} page; it was left out.`)
  return null
}

/** Which site an address is a page of, for columns that do not say. */
export const siteOf = (text: string) =>
  SOCIAL_FIELDS.find((field) => belongsTo(secureAddress(text), SITES[field].domain))

/** With https in front; null for what is no address on the web. */
function secureAddress(text: string) {
  const address = BARE_ADDRESS.test(text) ? `https://${text}` : text.replace(/^http:/i, 'https:')
  return /^https:\/\/\S+$/i.test(address) && URL.canParse(address) ? address : null
}

const belongsTo = (address: string | null, domain: string) =>
  address !== null && (new URL(address).hostname === domain || new URL(address).hostname.endsWith(`.${domain}`))
