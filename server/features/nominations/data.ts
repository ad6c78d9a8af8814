// SQL of who is named for the positions of an election, by whom, and how he has answered.
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

export type NomineeRow = Awaited<ReturnType<typeof listNominees>>[number]
export type NamingRow = Awaited<ReturnType<typeof listNamings>>[number]

/** Of brothers who are active, in the order in which they were named. */
export const listNominees = (db: Db, electionId: number) =>
  nominees(db)
    .where('position.election_id', '=', electionId)
    .orderBy('nominee.named_at')
    .orderBy('nominee.id')
    .execute()

/** Those of one brother, in all elections. */
export const listNomineesOf = (db: Db, memberId: number) =>
  nominees(db).where('nominee.member_id', '=', memberId).orderBy('nominee.id').execute()

const nominees = (db: Db) =>
  db
    .selectFrom('nominees as nominee')
    .innerJoin('election_positions as position', 'position.id', 'nominee.position_id')
    .innerJoin('members as m', 'm.id', 'nominee.member_id')
    .leftJoin('nominee_photos as photo', 'photo.nominee_id', 'nominee.id')
    .selectAll('nominee')
    .select(['position.election_id', 'photo.name as photo_name', 'photo.hash as photo_hash'])
    .where('m.inactive_since', 'is', null)

/** The first first. */
export const listNamings = (db: Db, nomineeIds: number[]) =>
  db
    .selectFrom('namings')
    .selectAll()
    .where('nominee_id', '=', sql<number>`any(${nomineeIds}::int[])`)
    .orderBy('named_at')
    .orderBy('nominator_id')
    .execute()

/** Answers its id, also where he was named for it before. */
export const addNominee = async (db: Db, nominee: Insertable<DB['nominees']>) =>
  (
    await db
      .insertInto('nominees')
      .values(nominee)
      .onConflict((conflict) =>
        conflict.columns(['position_id', 'member_id']).doUpdateSet({ position_id: nominee.position_id }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

export const addNaming = (db: Db, naming: Insertable<DB['namings']>) =>
  db
    .insertInto('namings')
    .values(naming)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** With the last naming of a brother he is named no more. */
export async function removeNaming(db: Db, nomineeId: number, nominatorId: number) {
  await db.deleteFrom('namings').where('nominee_id', '=', nomineeId).where('nominator_id', '=', nominatorId).execute()
  await db
    .deleteFrom('nominees')
    .where('id', '=', nomineeId)
    .where(sql<boolean>`not exists (select from namings where namings.nominee_id = nominees.id)`)
    .execute()
}

export const updateNominee = (db: Db, id: number, columns: Updateable<DB['nominees']>) =>
  db.updateTable('nominees').set(columns).where('id', '=', id).execute()

/** Who has not answered for these positions does not stand. */
export const closeUnanswered = (db: Db, positionIds: number[]) =>
  db
    .updateTable('nominees')
    .set({ state: 'closed' })
    .where('position_id', '=', sql<number>`any(${positionIds}::int[])`)
    .where('state', '=', 'asked')
    .execute()

/** Those who have not answered count one reminder more. */
export const countReminder = (db: Db, ids: number[]) =>
  db
    .updateTable('nominees')
    .set((row) => ({ reminders: row('reminders', '+', 1) }))
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()

/** The active ones, super admins among them. */
export const listOfficers = (db: Db) =>
  db
    .selectFrom('members')
    .select(['id', 'role'])
    .where('role', 'in', [sql.lit('admin' as const), sql.lit('super_admin' as const)])
    .where('inactive_since', 'is', null)
    .orderBy('id')
    .execute()
