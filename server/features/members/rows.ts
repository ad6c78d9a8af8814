// From rows of the members table to the shapes of the contract.
import type { Relative } from '@aerie/contract/lineage'
import type { Member } from '@aerie/contract/members'
import type { MemberSummary } from '@aerie/contract/people'
import type * as z from 'zod/mini'
import { type Audience, privacyOf, type Shown } from '#features/people/privacy.ts'
import type { ProfileRow, SummaryRow, TieRow } from './data.ts'
import type { MemberFacts } from './policy.ts'

export const displayFirstName = (row: { familiar: string | null; first_name: string }) => row.familiar || row.first_name

const avatarUrl = (avatar: string | null) => avatar && `/uploads/${avatar}`

export function toSummary(row: Shown<SummaryRow>): MemberSummary {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    familiar: row.familiar,
    email: row.email,
    currentPosition: row.position,
    currentCompany: row.company,
    location: row.location,
    country: row.country,
    class: row.class,
    pledgeClass: row.pledge_class,
    roles: row.offices,
    role: row.role as MemberSummary['role'],
    isActive: row.inactive_since === null,
    linkedinVerified: row.linkedin_verified,
    profileImageUrl: avatarUrl(row.avatar),
    profileImageHash: row.avatar_hash,
  }
}

export function toMember(row: Shown<ProfileRow>, ties: TieRow[], { self }: Audience): Member {
  const big = ties.find((tie) => tie.side === 'big')
  const littles = ties.filter((tie) => tie.side === 'little')
  return {
    ...toSummary(row),
    middleName: row.middle_name,
    phone: row.phone,
    linkedinUrl: row.linkedin_url,
    instagramUrl: row.instagram_url,
    snapchatUrl: row.snapchat_url,
    facebookUrl: row.facebook_url,
    tiktokUrl: row.tiktok_url,
    workStartDate: row.work_start,
    workEndDate: row.work_end,
    companyTags: row.company_tags,
    title: row.position,
    company: row.company,
    cohort: row.cohort,
    birthday: row.birthday,
    significantOther: row.partner,
    significantOtherType: row.partner_kind,
    kids: row.kids as Member['kids'],
    bigBrother: big ? idOrName(big) : null,
    littleBrothers: littles.map(idOrName),
    kin: { big: big ? toKin(big) : null, littles: littles.map(toKin) },
    lineageColor: (row.lineage_color ?? row.inherited_color) as Member['lineageColor'],
    city: row.city,
    bio: row.bio,
    quote: row.quote,
    interests: readInterests(row.interests),
    experience: { workHistory: row.work_history as Member['experience']['workHistory'] },
    withheld: row.withheld,
    version: row.version,
    ...(self && { own: ownPart(row) }),
  }
}

const ownPart = (row: ProfileRow) => ({
  privacy: privacyOf(row),
  sharesActivity: row.shares_activity,
  canDiscardPhoto: row.earlier_avatar !== null,
})

const idOrName = (tie: TieRow) => (tie.id === null ? (tie.name ?? '') : String(tie.id))

const toKin = (tie: TieRow): z.infer<typeof Relative> => ({
  id: tie.id,
  name:
    tie.id === null
      ? (tie.name ?? '')
      : `${displayFirstName(tie as { familiar: string | null; first_name: string })} ${tie.last_name}`,
  pledgeClass: tie.pledge_class,
  class: tie.class,
  profileImageUrl: avatarUrl(tie.avatar),
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
  email: string | null
  has_password: number | null
}): MemberFacts => ({
  id: row.id,
  role: row.role as MemberSummary['role'],
  isActive: row.inactive_since === null,
  hasEmail: row.email !== null,
  hasPassword: row.has_password !== null,
})
