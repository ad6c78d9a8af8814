// A brother's pages elsewhere, in a column of a roster.
import { SOCIAL_SITES, type SocialField, socialAddress } from '@aerie/contract/social-links'
import { quoted } from '@aerie/roster-reading/cells/cell-text'
import type { Remark } from '@aerie/roster-reading/cells/remark'

/** The page at this site that an address or a handle means; null, with a remark, when it means none. */
export function readSocial(field: SocialField, text: string, remark: Remark) {
  const address = socialAddress(field, text)
  if (address === null) remark(`${quoted(text)} is no ${SOCIAL_SITES[field].name} page; it was left out.`)
  return address
}
