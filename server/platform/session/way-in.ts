// Whose act a password or an address is: what is not said to be the member's own counts as given by others, in the database.
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** `mailbox`: of whoever has the member's mailbox, who is the member himself unless others have set its address. */
export type WayIn = 'himself' | 'mailbox' | 'others'

/** Runs what writes a member's password or e-mail address. Outside of a transaction nothing can be said of it. */
export async function givenBy<T>(db: Db, memberId: number, way: WayIn, write: () => Promise<T>): Promise<T> {
  await sql`select set_config('aerie.way_in', ${`${way}:${memberId}`}, true)`.execute(db)
  const written = await write()
  await sql`select set_config('aerie.way_in', '', true)`.execute(db)
  return written
}

/** How often others gave a member his way in, and when last. */
export const readWayIn = async (db: Db, memberId: number) =>
  (await db
    .selectFrom('ways_in')
    .select(['number', 'given_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()) ?? { number: 0, given_at: null }
