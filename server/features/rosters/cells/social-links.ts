// A brother's pages elsewhere, in a column of a roster.
import { SOCIAL_SITES, type SocialField, socialAddress } from '@aerie/contract/social-links'
import { quoted } from './cell-text.ts'
import type { Remark } from './remark.ts'

/** The page at this site that an address or a handle means; null, with a remark, when it means none. */
export function readSocial(field: SocialField, text: string, remark: Remark) {
  const address = socialAddress(field, text)
  if (address === null) remark(`${quoted(text)} is no ${SOCIAL_SITES[field].name} page; it was left out.`)
  return address
}
