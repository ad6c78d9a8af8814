// The column of each field of a member, how it is written, and how far a change of it is seen.
import { isDeepStrictEqual } from 'node:util'
import type { OwnChanges } from '@aerie/contract/member-changes'
import type { LineFieldName, MemberFieldName } from '@aerie/contract/member-fields'
import type { Member } from '@aerie/contract/members'
import { type ChangeScope, farthest } from '@aerie/contract/shows-member'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Home } from '#features/places/service.ts'
import type { DB } from '#platform/db/schema.ts'
import { changedKey } from '#platform/phone.ts'

type MembersRow = Selectable<DB['members']>
type NewRow = Insertable<DB['members']>
type RowChanges = Updateable<DB['members']>
type ColumnHolding<Value> = { [C in keyof MembersRow]: MembersRow[C] extends Value ? C : never }[keyof MembersRow]

interface Column {
  column: keyof MembersRow
  /** As PostgreSQL calls it. */
  type: 'text' | 'text[]' | 'integer' | 'jsonb' | 'boolean' | 'timestamptz'
  /** Where a change of it shows. */
  scope: ChangeScope
}

const text = <C extends ColumnHolding<string | null>>(column: C, scope: ChangeScope = 'profile') =>
  ({ column, type: 'text', scope }) as const
const list = <C extends ColumnHolding<string[]>>(column: C) => ({ column, type: 'text[]', scope: 'card' }) as const
const number = <C extends ColumnHolding<number | null>>(column: C, scope: ChangeScope) =>
  ({ column, type: 'integer', scope }) as const
const json = <C extends keyof MembersRow>(column: C, scope: ChangeScope = 'profile') =>
  ({ column, type: 'jsonb', scope }) as const

/** Ties to other members have a table of their own. */
type ColumnField = Exclude<MemberFieldName, 'bigBrother' | 'littleBrothers'>

export const COLUMNS = {
  firstName: text('first_name', 'person'),
  middleName: text('middle_name'),
  lastName: text('last_name', 'person'),
  familiar: text('familiar', 'person'),
  email: text('email', 'card'),
  phone: text('phone', 'card'),
  pledgeClass: number('pledge_class', 'person'),
  class: number('class', 'person'),
  cohort: text('cohort', 'person'),
  roles: list('offices'),
  currentPosition: text('position', 'card'),
  currentCompany: text('company', 'card'),
  workStartDate: text('work_start'),
  workEndDate: text('work_end'),
  companyTags: list('company_tags'),
  workHistory: json('work_history'),
  location: text('location', 'place'),
  city: text('city', 'place'),
  country: text('country', 'place'),
  linkedinUrl: text('linkedin_url'),
  instagramUrl: text('instagram_url'),
  snapchatUrl: text('snapchat_url'),
  facebookUrl: text('facebook_url'),
  tiktokUrl: text('tiktok_url'),
  birthday: text('birthday'),
  significantOther: text('partner'),
  significantOtherType: text('partner_kind'),
  kids: json('kids'),
  lineageColor: text('lineage_color', 'person'),
  bio: text('bio'),
  quote: text('quote'),
  interests: json('interests'),
  role: text('role', 'count'),
  isActive: { column: 'inactive_since', type: 'timestamptz', scope: 'count' },
  privacy: json('privacy', 'place'),
  isOnMap: { column: 'on_map', type: 'boolean', scope: 'place' },
  sharesActivity: { column: 'shares_activity', type: 'boolean', scope: 'profile' },
  sharesBirthday: { column: 'shares_birthday', type: 'boolean', scope: 'profile' },
} as const satisfies Record<ColumnField, Column> & Record<LineFieldName, { type: 'text' }>

const COLUMN_FIELDS = Object.keys(COLUMNS) as ColumnField[]

const written = ({ type }: Column, value: unknown) => (type === 'jsonb' ? JSON.stringify(value) : value)

/** Fields that a record answers as its columns hold them. */
type PlainField = Exclude<
  ColumnField,
  'isActive' | 'workHistory' | 'privacy' | 'isOnMap' | 'sharesActivity' | 'sharesBirthday'
>

/** What the columns of these fields hold; that it fits the contract is seen when it is answered. */
export function readFields<F extends PlainField>(
  row: Pick<MembersRow, (typeof COLUMNS)[PlainField]['column']>,
  fields: F[],
) {
  const entries = fields.map((field): [F, unknown] => [field, row[COLUMNS[field].column]])
  return Object.fromEntries(entries) as Pick<Member, F>
}

/** The columns of a new row with these fields, as they are inserted. */
export const columnsOf = (fields: { readonly [F in PlainField | 'workHistory']?: unknown }): Partial<NewRow> =>
  Object.fromEntries(
    COLUMN_FIELDS.flatMap((field) =>
      field in fields ? [[COLUMNS[field].column, written(COLUMNS[field], fields[field as PlainField])]] : [],
    ),
  )

type ChangedField = Extract<ColumnField, keyof OwnChanges>

const CHANGED_FIELDS = COLUMN_FIELDS.filter((field): field is ChangedField => field !== 'city')

export interface Difference {
  /** Names of the contract's fields. */
  fields: ChangedField[]
  columns: RowChanges
}

/** The columns whose values change. `home` is where a changed location lies. */
export function differenceOf(changes: OwnChanges, row: MembersRow, home: Home | null): Difference {
  const fields: ChangedField[] = []
  const columns: Record<string, unknown> = {}
  for (const field of CHANGED_FIELDS) {
    const { column } = COLUMNS[field]
    const value = field === 'isActive' ? inactiveSince(changes.isActive, row) : changes[field]
    if (value === undefined || isDeepStrictEqual(value, row[column])) continue
    fields.push(field)
    columns[column] = written(COLUMNS[field], value)
  }
  if (fields.includes('location') || fields.includes('isOnMap'))
    Object.assign(columns, home, { on_map: changes.isOnMap ?? true })
  else if (fields.includes('country') && row.latitude === null) Object.assign(columns, home)
  const key = changedKey(row, { ...row, ...columns })
  if (key !== undefined) columns.phone_key = key
  return { fields, columns }
}

/** A row after these columns have been written, as PostgreSQL answers it. */
export const afterWriting = <R extends MembersRow>(row: R, columns: RowChanges): R => ({ ...row, ...rowOf(columns) })

const JSON_COLUMNS: ReadonlySet<string> = new Set(
  Object.values(COLUMNS).flatMap(({ column, type }: Column) => (type === 'jsonb' ? [column] : [])),
)

const rowOf = (columns: RowChanges) =>
  Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [
      column,
      JSON_COLUMNS.has(column) && typeof value === 'string' ? JSON.parse(value) : value,
    ]),
  )

const SCOPES = new Map(Object.values(COLUMNS).map(({ column, scope }: Column) => [column as string, scope]))

/** How far a change of these columns is seen. */
export const scopeOf = (columns: string[], neighbours: unknown[]): ChangeScope =>
  farthest([
    ...columns.map((column) => SCOPES.get(column) ?? 'profile'),
    ...(neighbours.length > 0 ? (['person'] as const) : []),
  ])

/** Whether companies are among them. */
export const nameCompanies = (columns: string[]) => columns.includes('company') || columns.includes('company_tags')

const inactiveSince = (isActive: boolean | undefined, row: MembersRow) =>
  isActive === undefined ? undefined : isActive ? null : (row.inactive_since ?? new Date())
