// SQL of the trips and their stops.
import type { Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { DB } from '#platform/db/schema.ts'

export interface Stop {
  location: string
  city: string | null
  country: string | null
  latitude: number | null
  longitude: number | null
}

export interface NewTrip {
  memberId: number
  title: string
  startDate: string
  endDate: string
  isShared: boolean
}

export type TripRow = Awaited<ReturnType<typeof listOwn>>[number]

/** Own trips are few; what others share is a page. */
const MOST_OWN = 500
const MOST_SHARED = 200

const stops = sql<Stop[]>`(
  select json_agg(json_build_object('location', location, 'city', city, 'country', country,
    'latitude', latitude, 'longitude', longitude) order by position)
  from trip_stops where trip_id = trip.id)`.as('stops')

const withTraveller = (db: Db) =>
  db
    .selectFrom('trips as trip')
    .innerJoin('members as traveller', 'traveller.id', 'trip.member_id')
    .select(['trip.id', 'trip.title', 'trip.start_date', 'trip.end_date', 'trip.is_shared', 'trip.is_active'])
    .select(['trip.member_id', 'trip.first_shared_at', stops])
    .select(['traveller.first_name', 'traveller.familiar', 'traveller.last_name'])
    .select(['traveller.avatar', 'traveller.avatar_hash'])

/** Newest first, by the day they begin. */
export const listOwn = (db: Db, memberId: number) =>
  withTraveller(db)
    .where('trip.member_id', '=', memberId)
    .orderBy('trip.start_date', 'desc')
    .orderBy('trip.id', 'desc')
    .limit(MOST_OWN)
    .execute()

/** The others' that are not over on a day, soonest first. */
export const listShared = (db: Db, memberId: number, today: string) =>
  withTraveller(db)
    .where('trip.member_id', '<>', memberId)
    .where('trip.is_shared', '=', true)
    .where('trip.is_active', '=', true)
    .where('trip.end_date', '>=', today)
    .where('traveller.inactive_since', 'is', null)
    .orderBy('trip.start_date')
    .orderBy('trip.id')
    .limit(MOST_SHARED)
    .execute()

export const readTrip = (db: Db, id: number) => withTraveller(db).where('trip.id', '=', id).executeTakeFirstOrThrow()

/** Holds his trip until the transaction ends. */
export const lockTrip = (db: Db, id: number, memberId: number, lock: typeof sql<unknown>) =>
  withTraveller(db)
    .where('trip.id', '=', id)
    .where('trip.member_id', '=', memberId)
    .forNoKeyUpdate('trip')
    .executeTakeFirst()
