// Who may be tagged, and who may take a tag off: pure rules.

import type { Role } from '@aerie/contract/person'
import type { TagConsent } from '@aerie/contract/photo-tags'

export const capabilitiesOf = ({ role }: { role: Role }) => ({ managePhotoTags: role !== 'member' })

interface TagStanding {
  consent: TagConsent
  hasRefused: boolean
  isTagged: boolean
}

/** Why a brother is not tagged; null where he may be. One says yes to himself by tagging himself. */
export function refusalOf(asked: TagStanding | undefined, isHimself: boolean): string | null {
  if (!asked) return 'This brother is not here any more.'
  if (asked.isTagged || isHimself) return null
  if (asked.hasRefused) return 'He has taken himself off this photo.'
  return asked.consent === 'never' ? 'He has chosen not to be tagged.' : null
}

export const waitsForYes = ({ consent }: TagStanding, isHimself: boolean) => consent === 'ask' && !isHimself
