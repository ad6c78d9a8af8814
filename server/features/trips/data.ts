// SQL of the trips and their stops.
import type { Insertable, Updateable } from 'kysely'
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

export type TripRow = Awaited<ReturnType<typeof listOwn>>[number]

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
    .select(['traveller.avatar', 'traveller.avatar_hash', 'traveller.remembered_since'])

/** A part of a list that is ordered by day and id; `limit` may be infinite. */
interface TripRange {
  limit: number
  after: { day: string; id: number } | null
}

/** Reads one more than asked for, to know whether others follow; null is no limit. */
const upTo = (limit: number) => (limit === Number.POSITIVE_INFINITY ? null : limit + 1)

/** Newest first, by the day they begin. */
export const listOwn = (db: Db, memberId: number, { limit, after }: TripRange) =>
  withTraveller(db)
    .where('trip.member_id', '=', memberId)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(trip.start_date, trip.id) < (${after?.day}::date, ${after?.id}::int)`),
    )
    .orderBy('trip.start_date', 'desc')
    .orderBy('trip.id', 'desc')
    .limit(upTo(limit))
    .execute()

/** Within so many kilometres of where a member lives, and first shared after a time. */
interface Near {
  km: number
  since?: Date
}

/** The others' that are not over on a day, soonest first; with `near`, those that come near him. Everybody's for nobody. */
export const listShared = (
  db: Db,
  memberId: number | null,
  today: string,
  { limit, after }: TripRange,
  near: Near | null,
) =>
  withTraveller(db)
    .$if(memberId !== null, (query) => query.where('trip.member_id', '<>', memberId ?? 0))
    // Written out as the index of shared trips says it: one plan for all values knows nothing of a parameter.
    .where('trip.is_shared', '=', sql.lit(true))
    .where('trip.is_active', '=', sql.lit(true))
    .where('trip.end_date', '>=', today)
    .where('traveller.inactive_since', 'is', null)
    // The offset keeps the planner from reading the stops of all trips.
    .$if(near !== null, (query) =>
      query.where(sql<boolean>`exists (
        select from trip_stops stop join members self on self.id = ${memberId}
        where stop.trip_id = trip.id
          and distance_km(self.latitude, self.longitude, stop.latitude, stop.longitude) <= ${near?.km}::float8 offset 0)`),
    )
    .$if(near?.since !== undefined, (query) => query.where('trip.first_shared_at', '>', near?.since ?? null))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(trip.start_date, trip.id) > (${after?.day}::date, ${after?.id}::int)`),
    )
    .orderBy('trip.start_date')
    .orderBy('trip.id')
    .limit(upTo(limit))
    .execute()

export const readTrip = (db: Db, id: number) => withTraveller(db).where('trip.id', '=', id).executeTakeFirstOrThrow()

/** Holds his trip until the transaction ends. */
export const lockTrip = (db: Db, id: number, memberId: number) =>
  db
    .selectFrom('trips')
    .select(['start_date', 'end_date', 'is_shared', 'is_active', 'first_shared_at'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const insertTrip = async (db: Db, trip: Insertable<DB['trips']>, going: Stop[]) => {
  const { rows } = await sql<{ id: number }>`
    with trip as (
      insert into trips (member_id, title, start_date, end_date, is_shared, first_shared_at)
      values (${trip.member_id}, ${trip.title}, ${trip.start_date}::date, ${trip.end_date}::date, ${trip.is_shared},
        ${trip.first_shared_at})
      returning id
    ), stop as (
      insert into trip_stops (trip_id, position, location, city, country, latitude, longitude)
      select trip.id, stop.* from trip, ${rowsOf(going)}
    )
    select id from trip`.execute(db)
  return rows[0]?.id ?? 0
}

export const updateTrip = (db: Db, id: number, changes: Updateable<DB['trips']>) =>
  db.updateTable('trips').set(changes).where('id', '=', id).execute()

export const replaceStops = (db: Db, id: number, going: Stop[]) =>
  sql`with gone as (delete from trip_stops where trip_id = ${id} and position > ${going.length})
    insert into trip_stops (trip_id, position, location, city, country, latitude, longitude)
    select ${id}::int, stop.* from ${rowsOf(going)}
    on conflict (trip_id, position) do update set location = excluded.location, city = excluded.city,
      country = excluded.country, latitude = excluded.latitude, longitude = excluded.longitude`.execute(db)

/** Numbered from 1, in the order of the journey. */
const rowsOf = (going: Stop[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(
    going.map((stop, index) => ({ position: index + 1, ...stop })),
  )}::jsonb) as stop (position int, location text, city text, country text, latitude float8, longitude float8)`

export const deleteTrip = (db: Db, id: number) => db.deleteFrom('trips').where('id', '=', id).execute()
