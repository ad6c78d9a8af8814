// From the fields of the contract to the columns they change.
import { isDeepStrictEqual } from 'node:util'
import type { OwnChanges } from '@aerie/contract/member-fields'
import type { Reach } from '@aerie/contract/shows-member'
import type { Place } from '#features/places/service.ts'
import { phoneKey } from '#platform/phone.ts'
import type { MemberRow, RowChanges, UpdatedRow } from './data.ts'

type Field = Exclude<keyof OwnChanges, 'version' | 'bigBrother' | 'littleBrothers'>

/** The column that keeps each field; others follow from it. */
const COLUMNS: Record<Field, keyof UpdatedRow> = {
  firstName: 'first_name',
  middleName: 'middle_name',
  lastName: 'last_name',
  familiar: 'familiar',
  email: 'email',
  phone: 'phone',
  linkedinUrl: 'linkedin_url',
  instagramUrl: 'instagram_url',
  snapchatUrl: 'snapchat_url',
  facebookUrl: 'facebook_url',
  tiktokUrl: 'tiktok_url',
  currentPosition: 'position',
  currentCompany: 'company',
  workStartDate: 'work_start',
  workEndDate: 'work_end',
  companyTags: 'company_tags',
  workHistory: 'work_history',
  roles: 'offices',
  cohort: 'cohort',
  birthday: 'birthday',
  significantOther: 'partner',
  significantOtherType: 'partner_kind',
  kids: 'kids',
  location: 'location',
  country: 'country',
  bio: 'bio',
  quote: 'quote',
  interests: 'interests',
  class: 'class',
  pledgeClass: 'pledge_class',
  lineageColor: 'lineage_color',
  role: 'role',
  isActive: 'inactive_since',
  privacy: 'privacy',
  sharesActivity: 'shares_activity',
}

const JSON_COLUMNS: ReadonlySet<string> = new Set(['work_history', 'kids', 'interests', 'privacy'])

export interface Difference {
  /** Names of the contract's fields. */
  fields: Field[]
  columns: RowChanges
}

/** What would really be another. `place` is what a changed location was found to mean. */
export function differenceOf(changes: OwnChanges, row: MemberRow, place: Place | null): Difference {
  const fields: Field[] = []
  const columns: Record<string, unknown> = {}
  for (const [field, column] of Object.entries(COLUMNS) as [Field, keyof UpdatedRow][]) {
    const wanted = field === 'isActive' ? inactiveSince(changes.isActive, row) : changes[field]
    if (wanted === undefined || isDeepStrictEqual(wanted, row[column])) continue
    fields.push(field)
    columns[column] = JSON_COLUMNS.has(column) ? JSON.stringify(wanted) : wanted
  }
  if (fields.includes('phone')) columns.phone_key = phoneKey(changes.phone ?? null)
  if (fields.includes('location')) Object.assign(columns, whereabouts(changes, place))
  return { fields, columns }
}

/** Columns that stand beside other things, as the name does, or on the profiles of relatives. */
const OF_PERSON: ReadonlySet<string> = new Set<keyof UpdatedRow>([
  'first_name',
  'last_name',
  'familiar',
  'location',
  'city',
  'country',
  'class',
  'pledge_class',
  'lineage_color',
  'privacy',
])
const COUNTED: ReadonlySet<string> = new Set<keyof UpdatedRow>(['role', 'inactive_since'])

/** How far a change of these columns is seen. */
export function reachOf(columns: string[], neighbours: unknown[]): Reach {
  if (columns.some((column) => COUNTED.has(column))) return 'count'
  return neighbours.length > 0 || columns.some((column) => OF_PERSON.has(column)) ? 'person' : 'record'
}

const whereabouts = ({ country }: OwnChanges, place: Place | null) =>
  place ?? { city: null, country: country ?? null, latitude: null, longitude: null }

const inactiveSince = (isActive: boolean | undefined, row: MemberRow) =>
  isActive === undefined ? undefined : isActive ? null : (row.inactive_since ?? new Date())
