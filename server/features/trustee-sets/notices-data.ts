// SQL of whom a notification about a trustee set concerns: conditions on `m`, the member.
import { type RawBuilder, sql } from 'kysely'

export const OFFICERS: RawBuilder<unknown> = sql`m.role <> 'member'`

/** Who has one of these seats. */
export const among = (seats: { member_id: number | null }[]): RawBuilder<unknown> =>
  sql`m.id = any(${seats.flatMap(({ member_id }) => member_id ?? [])}::int[])`

export const amongOrOfficers = (seats: { member_id: number | null }[]): RawBuilder<unknown> =>
  sql`(${among(seats)} or ${OFFICERS})`
