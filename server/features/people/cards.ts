// From rows of the members table to the cards of the contract.
import type { MemberSummary } from '@aerie/contract/people'
import type { Selection } from 'kysely'
import type { DB } from '#platform/db/schema.ts'
import { asRemembered, portraitAddress } from './person.ts'
import type { Redacted } from './privacy.ts'

/** The columns of a card, as `members` has them. */
export const CARD_COLUMNS = [
  'members.id',
  'members.first_name',
  'members.last_name',
  'members.familiar',
  'members.email',
  'members.position',
  'members.company',
  'members.location',
  'members.country',
  'members.city',
  'members.class',
  'members.pledge_class',
  'members.offices',
  'members.role',
  'members.inactive_since',
  'members.linkedin_verified',
  'members.avatar',
  'members.avatar_hash',
  'members.passed_since',
  'members.remembered_since',
  'members.privacy',
] as const

export type CardRow = Selection<DB, 'members', (typeof CARD_COLUMNS)[number]>

export const toCard = (row: Redacted<CardRow>): MemberSummary => ({
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
  profileImageUrl: portraitAddress(row.avatar),
  profileImageHash: row.avatar_hash,
  ...asRemembered(row),
})
