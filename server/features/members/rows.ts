// From rows of the members table to the shapes of the contract.
import type { Relative } from '@aerie/contract/lineage'
import { TEXT_FIELDS } from '@aerie/contract/member-fields'
import type { Member } from '@aerie/contract/members'
import type { Role } from '@aerie/contract/person'
import type { Relatives } from '#features/lineage/service.ts'
import { readFields } from '#features/member-fields/columns.ts'
import { asksFrom, confirmedOf } from '#features/member-fields/confirmed.ts'
import { toCard } from '#features/people/cards.ts'
import { displayName, portraitAddress } from '#features/people/person.ts'
import { type Audience, privacyOf, type Redacted } from '#features/people/privacy.ts'
import type { ProfileRow } from './data.ts'
import type { MemberFacts } from './policy.ts'

const SHOWN_AS_KEPT = [...TEXT_FIELDS, 'companyTags' as const, 'kids' as const]

export function toMember(row: Redacted<ProfileRow>, ties: Relatives, { self, officer }: Audience): Member {
  const onRecord = ties.filter((tie) => !tie.is_proposed)
  const big = onRecord.find((tie) => tie.side === 'big')
  const littles = onRecord.filter((tie) => tie.side === 'little')
  return {
    ...toCard(row),
    ...readFields(row, SHOWN_AS_KEPT),
    title: row.position,
    company: row.company,
    bigBrother: big ? idOrName(big) : null,
    littleBrothers: littles.map(idOrName),
    kin: {
      big: big ? toRelative(big) : null,
      littles: littles.map(toRelative),
      proposed: ties
        .filter((tie) => tie.is_proposed)
        .map((tie) => ({ ...toRelative(tie), side: tie.side, proposedBy: tie.proposed_by })),
    },
    lineageColor: (row.lineage_color ?? row.inherited_color) as Member['lineageColor'],
    interests: readInterests(row.interests),
    experience: { workHistory: row.work_history as Member['experience']['workHistory'] },
    withheld: row.withheld,
    isOnMap: row.on_map,
    version: row.version,
    ...(self && { own: ownPart(row) }),
    ...((self || officer) && { confirmed: confirmedOf(row) }),
  }
}

const ownPart = (row: ProfileRow) => ({
  privacy: privacyOf(row),
  sharesActivity: row.shares_activity,
  sharesBirthday: row.shares_birthday,
  canDiscardPhoto: row.earlier_avatar !== null,
  asksFrom: asksFrom(row),
})

const idOrName = (tie: Relatives[number]) => (tie.id === null ? (tie.name ?? '') : String(tie.id))

const toRelative = (tie: Relatives[number]): Relative => ({
  id: tie.id,
  name:
    tie.id === null
      ? (tie.name ?? '')
      : displayName({ first_name: tie.first_name ?? '', familiar: tie.familiar, last_name: tie.last_name ?? '' }),
  pledgeClass: tie.pledge_class,
  class: tie.class,
  profileImageUrl: portraitAddress(tie.avatar),
  claim: tie.claim,
})

/** Older rows hold plain strings; they count as custom. */
const readInterests = (kept: unknown): Member['interests'] =>
  (kept as (string | Member['interests'][number])[]).map((interest) =>
    typeof interest === 'string'
      ? { title: interest, type: 'custom', image: null }
      : { ...interest, image: interest.image ?? null },
  )

/** What the rules need to know of a member. */
export const toFacts = (row: {
  id: number
  role: string
  inactive_since: Date | null
  passed_since: Date | null
  email: string | null
  has_password: number | null
}): MemberFacts => ({
  id: row.id,
  role: row.role as Role,
  isActive: row.inactive_since === null,
  hasPassed: row.passed_since !== null,
  hasEmail: row.email !== null,
  hasPassword: row.has_password !== null,
})
