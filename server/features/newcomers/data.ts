// SQL of who came in when, and of what his first steps follow from.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Does nothing for whoever has come in before. */
export const insertArrival = (db: Db, memberId: number, at: Date) =>
  db
    .insertInto('arrivals')
    .values({ member_id: memberId, arrived_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Active ones, without one member. */
export const countArrivalsSince = async (db: Db, since: Date, except: number) =>
  (
    await db
      .selectFrom('arrivals')
      .innerJoin('members', 'members.id', 'arrivals.member_id')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('arrived_at', '>=', new Date(since.getTime() + 1))
      .where('inactive_since', 'is', null)
      .where('members.id', '<>', except)
      .executeTakeFirstOrThrow()
  ).n

/** When the active ones came in, in microseconds, the last first. */
export const listTimes = (db: Db, most: number) =>
  db
    .selectFrom('arrivals')
    .innerJoin('members', 'members.id', 'arrivals.member_id')
    .select('arrivals.member_id')
    .select(sql<number>`(extract(epoch from arrived_at) * 1000000)::bigint`.as('at'))
    .where('inactive_since', 'is', null)
    .orderBy('arrived_at', 'desc')
    .orderBy('arrivals.member_id', 'desc')
    .limit(most)
    .execute()

/** The active ones, the last to come in first. */
export const listArrivals = (db: Db, most: number) =>
  db
    .selectFrom('arrivals')
    .innerJoin('members', 'members.id', 'arrivals.member_id')
    .select(['members.id', 'first_name', 'familiar', 'last_name', 'avatar', 'avatar_hash', 'remembered_since'])
    .select(['class', 'pledge_class', 'arrived_at'])
    .where('inactive_since', 'is', null)
    .orderBy('arrived_at', 'desc')
    .orderBy('arrivals.member_id', 'desc')
    .limit(most)
    .execute()

export type ArrivalRow = Awaited<ReturnType<typeof listArrivals>>[number]

/** His record and his tie to a big brother; undefined for whoever has come in by no invitation, or put the steps away. */
export const findSteps = (db: Db, memberId: number) =>
  db
    .selectFrom('arrivals')
    .innerJoin('members', 'members.id', 'arrivals.member_id')
    .leftJoin('lineage_ties as tie', 'tie.little_id', 'members.id')
    .leftJoin('members as big', 'big.id', 'tie.big_id')
    .select(['arrivals.privacy_seen_at', 'members.avatar', 'members.location', 'members.position', 'members.company'])
    .select(['members.privacy', 'tie.big_id', 'tie.big_name', 'tie.confirmed_at', 'tie.claimed_by'])
    .select(['big.first_name', 'big.familiar', 'big.last_name'])
    .select(sql<boolean>`members.latitude is not null`.as('is_placed'))
    .where('arrivals.member_id', '=', memberId)
    .where('arrivals.dismissed_at', 'is', null)
    .executeTakeFirst()

export type StepsRow = NonNullable<Awaited<ReturnType<typeof findSteps>>>

/** Answers whether anything was left to be put away. */
export const markDismissed = async (db: Db, memberId: number, at: Date) => {
  const { numUpdatedRows } = await db
    .updateTable('arrivals')
    .set({ dismissed_at: at })
    .where('member_id', '=', memberId)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Answers whether it was the first time. */
export const markPrivacySeen = async (db: Db, memberId: number, at: Date) => {
  const { numUpdatedRows } = await db
    .updateTable('arrivals')
    .set({ privacy_seen_at: at })
    .where('member_id', '=', memberId)
    .where('privacy_seen_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
