// SQL of the list of an election: who has confirmed it, and what was taken out since nobody stood.
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

/** The first first. */
export const listConfirmations = (db: Db, electionId: number) =>
  db
    .selectFrom('list_confirmations')
    .select(['officer_id', 'confirmed_at'])
    .where('election_id', '=', electionId)
    .orderBy('confirmed_at')
    .execute()

export const addConfirmation = (db: Db, confirmation: Insertable<DB['list_confirmations']>) =>
  db
    .insertInto('list_confirmations')
    .values(confirmation)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const removeConfirmations = (db: Db, electionId: number) =>
  db.deleteFrom('list_confirmations').where('election_id', '=', electionId).execute()

export const listEmpty = (db: Db, electionId: number) =>
  db.selectFrom('empty_positions').selectAll().where('election_id', '=', electionId).orderBy('place').execute()

/** As the position is by now. */
export const addEmpty = (db: Db, positionId: number) =>
  sql`insert into empty_positions (election_id, place, title, description, class_range_start, class_range_end)
    select election_id, place, title, description, class_range_start, class_range_end
    from election_positions where id = ${positionId}::int`.execute(db)

export const removeEmpty = (db: Db, electionId: number) =>
  db.deleteFrom('empty_positions').where('election_id', '=', electionId).execute()

/** Elections with nominations that are not over, or were declared void in the last day. */
export const listToSettle = async (db: Db) =>
  (
    await sql<{
      id: number
    }>`select e.id from elections e where e.nominations_until is not null and (e.voided_at > vote_clock() - interval '1 day'
      or e.voided_at is null and exists (select from election_positions p join ballot_boxes b on b.id = p.box_id
        where p.election_id = e.id and b.closed_at is null)) order by e.id`.execute(db)
  ).rows.map(({ id }) => id)
