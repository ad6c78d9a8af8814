// SQL of the notifications, but for the telling.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export type Row = Awaited<ReturnType<typeof listNotifications>>[number]

/** Those that stand; what an inactive brother was going to do is not told. */
const standing = (db: Db, memberId: number) =>
  db
    .selectFrom('notifications as told')
    .innerJoin('trips as trip', 'trip.id', 'told.trip_id')
    .innerJoin('members as traveller', 'traveller.id', 'trip.member_id')
    .where('told.member_id', '=', memberId)
    .where('told.withdrawn_at', 'is', null)
    .where('traveller.inactive_since', 'is', null)

/** Newest first; `before` is the id that a page follows. */
export const listNotifications = (db: Db, memberId: number, limit: number, before: number | null) =>
  standing(db, memberId)
    .select(['told.id', 'told.kind', 'told.location', 'told.latitude', 'told.longitude', 'told.trip_title'])
    .select(['told.start_date', 'told.end_date', 'told.created_at', 'told.read_at'])
    .select(['traveller.id as traveller_id', 'traveller.first_name', 'traveller.familiar', 'traveller.last_name'])
    .select(destinations.as('destinations'))
    .$if(before !== null, (query) => query.where('told.id', '<', before))
    .orderBy('told.id', 'desc')
    .limit(limit)
    .execute()

/** Of his own trip: who lives near two of its destinations is named at one. */
const destinations = sql<{ latitude: number; longitude: number }[]>`case when told.kind = 'nearby' then (
    select coalesce(json_agg(json_build_object('latitude', latitude, 'longitude', longitude) order by position), '[]')
    from trip_stops where trip_id = told.trip_id and latitude is not null
  ) end`

export const countUnread = async (db: Db, memberId: number) =>
  (
    await standing(db, memberId)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('told.read_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).n

/** Answers whether it is his and stands. */
export const markRead = async (db: Db, memberId: number, id: number) =>
  (
    await db
      .updateTable('notifications')
      .set({ read_at: sql<Date>`coalesce(read_at, now())` })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
  ).numUpdatedRows > 0n

export const markAllRead = (db: Db, memberId: number) =>
  db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
