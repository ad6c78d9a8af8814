// Whom the member picker offers: the viewer's own profile first, then everybody by last name.
import { classLabel } from '@aerie/contract/classes'
import type { MemberSummary } from '@aerie/contract/people'
import { plain, wordsOf } from '@aerie/contract/search-text'
import { matchesFields } from './brother-index.ts'
import { displayName } from './names.ts'

export interface PickerOption {
  /** Null for the viewer's own profile. */
  memberId: number | null
  label: string
}

interface Viewer {
  id: number
  shortName: string
}

export const OWN_PROFILE: PickerOption = { memberId: null, label: 'Your Own Profile' }

/** 'Rook Fairweather, 29th Class'. */
export const memberLabel = (member: MemberSummary, shortName: string) =>
  `${displayName(member)}, ${classLabel({ ...member, title: member.currentPosition }, shortName)}`

export function pickerOptions(
  members: readonly MemberSummary[],
  typed: string,
  { id, shortName }: Viewer,
): PickerOption[] {
  const own = wordsOf(typed).every((word) => plain(OWN_PROFILE.label).includes(word)) ? [OWN_PROFILE] : []
  const isMatch = matchesFields(members, typed)
  const others = members
    .filter((member, at) => member.id !== id && isMatch(at))
    .map((member) => ({ memberId: member.id, label: memberLabel(member, shortName) }))
  return [...own, ...others]
}
