// SQL of the trustee sets that seal elections.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface SetRow {
  id: number
  name: string
  threshold: number
  /** What its archive begins with; null until it is ready. */
  parameters: string | null
  is_void: boolean
}

export interface SeatRow {
  set_id: number
  index: number
  member_id: number | null
  /** Null of whoever is gone. */
  first_name: string | null
  familiar: string | null
  last_name: string | null
  /** Whether all his messages of this run are there. */
  is_ready: boolean
}

export const listSets = async (db: Db, ids: number[]) =>
  (
    await sql<SetRow>`select id, name, threshold, case when state = 'ready' then parameters end as parameters, state = 'void' as is_void
      from trustee_sets where id = any(${ids}::int[])`.execute(db)
  ).rows

/** Whoever is a member, active or not: a key that is there stays. */
export const listSeats = async (db: Db, setIds: number[]) =>
  (
    await sql<SeatRow>`select seat.set_id, seat.index, seat.member_id,
        m.first_name, m.familiar, m.last_name,
        exists (select from trustee_messages sent where sent.set_id = seat.set_id and sent.index = seat.index
          and sent.run = set.run and sent.round = 3) as is_ready
      from trustee_seats seat join trustee_sets set on set.id = seat.set_id
      left join members m on m.id = seat.member_id
      where seat.set_id = any(${setIds}::int[]) order by seat.set_id, seat.index`.execute(db)
  ).rows

/** Of the committee, who may vote in a rehearsal: its active members. */
export const listActiveTrustees = async (db: Db, setId: number) =>
  (
    await sql<{ id: number }>`select m.id from trustee_seats seat join members m on m.id = seat.member_id
      where seat.set_id = ${setId} and m.inactive_since is null order by m.id`.execute(db)
  ).rows.map(({ id }) => id)
