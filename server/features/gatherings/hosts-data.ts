// SQL of who hosts a gathering.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export const addHost = (db: Db, id: number, memberId: number) =>
  db.insertInto('gathering_hosts').values({ gathering_id: id, member_id: memberId }).execute()

export const removeHost = (db: Db, id: number, memberId: number) =>
  db.deleteFrom('gathering_hosts').where('gathering_id', '=', id).where('member_id', '=', memberId).execute()

/** The id of who hosts it longest and is active; null where nobody does. */
export const findFirstHost = async (db: Db, id: number) =>
  (
    await sql<{ id: number }>`select m.id from gathering_hosts host join members m on m.id = host.member_id
      where host.gathering_id = ${id} and m.inactive_since is null order by host.since, m.id limit 1`.execute(db)
  ).rows[0]?.id ?? null

/** The ids of those to come of whose hosts none is left. */
export const listUnhosted = async (db: Db, now: Date) =>
  (
    await sql<{ id: number }>`select g.id from gatherings g where g.over_at > ${now} and not exists (
      select from gathering_hosts host join members m on m.id = host.member_id
      where host.gathering_id = g.id and m.inactive_since is null)`.execute(db)
  ).rows.map(({ id }) => id)
