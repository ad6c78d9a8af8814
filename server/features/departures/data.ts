// SQL of departures.
import type { KeptName } from '@aerie/contract/departures'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface Departure {
  member_id: number
  asked_at: Date
  due_at: Date
  kept_name: KeptName
}

/** One from before that no longer counts gives way. */
export const saveDeparture = (db: Db, { member_id, ...times }: Departure) =>
  db
    .insertInto('departures')
    .values({ member_id, ...times })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(times))
    .execute()

/** Whether the member sleeps since he asked to leave; locked until the transaction ends. */
export const lockDeparture = (db: Db, memberId: number) =>
  db
    .selectFrom('departures')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['member_id', 'due_at'])
    .where('member_id', '=', memberId)
    .whereRef('inactive_since', '=', 'asked_at')
    .forUpdate('departures')
    .executeTakeFirst()

export const findDeparture = (db: Db, memberId: number) =>
  db
    .selectFrom('departures')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['member_id', 'asked_at', 'due_at', 'kept_name'])
    .where('member_id', '=', memberId)
    .whereRef('inactive_since', '=', 'asked_at')
    .$narrowType<{ kept_name: KeptName }>()
    .executeTakeFirst()

export const endDeparture = (db: Db, memberId: number) =>
  db.deleteFrom('departures').where('member_id', '=', memberId).execute()

/** Whose time is over, the first first. */
export const listDue = async (db: Db, now: Date, most: number) =>
  (
    await db
      .selectFrom('departures')
      .select('member_id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(most)
      .execute()
  ).map(({ member_id }) => member_id)

/** Of those who were made active since by an officer, nothing is left to do. */
export const purgeReturned = (db: Db) =>
  sql`delete from departures using members
    where members.id = member_id and members.inactive_since is distinct from asked_at`.execute(db)

export const findSleeper = (db: Db, memberId: number) =>
  db
    .selectFrom('departures')
    .innerJoin('members', 'members.id', 'member_id')
    .select(['first_name', 'familiar', 'email', 'due_at'])
    .where('member_id', '=', memberId)
    .whereRef('inactive_since', '=', 'asked_at')
    .executeTakeFirst()
