// SQL that brings what members were told of a trip in line with what is true of it now.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export interface Told {
  tripId: number
  /** Its traveller. */
  memberId: number
  /** Who lives or travels within so many kilometres of a destination hears of it. */
  km: number
  /** A calendar day; of trips that were over before it nobody is told. */
  today: string
}

/**
 * One at a time until the transaction ends: two who share at the same moment must learn of each other. What a trip
 * brings about can be nothing or thousands of rows, so that the telling is planned each time for what there is.
 */
export const lockTelling = (db: Db) =>
  sql`select pg_advisory_xact_lock(4019005), set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(db)

/**
 * Tells whom the trip concerns and was not told, takes back what was not read and is no longer true, and corrects
 * places and days in what still is. Answers whose notifications are others than before. The trip has been written, and
 * the lock taken.
 */
export async function tell(db: Db, told: Told): Promise<number[]> {
  const { rows } = await sql<{ members: number[] | null }>`
    with destination as materialized (${destinations(told)}),
      home as materialized (${homes(told)}),
      meeting as materialized (${meetings(told)}),
      told as materialized (${alreadyTold(told)}),
      wanted as materialized (${wanted(told)}),
      fact as materialized (
        select wanted.*, trip.title, trip.start_date, trip.end_date, told.id
        from wanted join trips trip on trip.id = wanted.trip_id
          left join told on told.trip_id = wanted.trip_id and told.member_id = wanted.member_id
            and (told.latitude, told.longitude) is not distinct from (wanted.latitude, wanted.longitude)),
      added as (${add}), raised as (${raise}), corrected as (${correct}), withdrawn as (${withdraw(told)})
    select array_agg(distinct member_id) as members from (
      select member_id from added union all select member_id from raised
      union all select member_id from corrected union all select member_id from withdrawn) as changed`.execute(db)
  return rows[0]?.members ?? []
}

/** Where he is going, on all his trips that are told: whoever he meets on the others he does not lose by this one. */
const destinations = ({ memberId, today }: Told) => sql`
  select trip.id as trip_id, trip.start_date, trip.end_date, stop.position, stop.location, stop.latitude, stop.longitude
  from trips trip join trip_stops stop on stop.trip_id = trip.id
  where trip.member_id = ${memberId} and trip.is_shared and trip.is_active and trip.end_date >= ${today}::date
    and stop.latitude is not null`

/** Who lives near this trip, each at the destination nearest to him. */
const homes = ({ tripId, memberId, km }: Told) => sql`
  select distinct on (brother.id) brother.id, stop.position, stop.location, stop.latitude, stop.longitude,
    coalesce(brother.privacy->>'city', 'brothers') = 'brothers' as is_known
  from destination stop
    cross join boxes_around(stop.latitude, stop.longitude, ${km}::float8) box
    join members brother on brother.latitude between box.south and box.north
      and brother.longitude between box.west and box.east
    cross join lateral (select
      distance_km(stop.latitude, stop.longitude, brother.latitude, brother.longitude) as km) as away
  where stop.trip_id = ${tripId} and brother.id <> ${memberId} and brother.inactive_since is null
    and away.km <= ${km}::float8
  order by brother.id, away.km, stop.position`

/** Whose trips come near his own, on the same days, from both sides. */
const meetings = ({ memberId, km, today }: Told) => sql`
  select mine.trip_id as my_trip, mine.location as my_location,
    other.id as trip_id, other.member_id, theirs.location, away.km
  from destination mine
    cross join boxes_around(mine.latitude, mine.longitude, ${km}::float8) box
    join trip_stops theirs on theirs.latitude between box.south and box.north
      and theirs.longitude between box.west and box.east
    join trips other on other.id = theirs.trip_id and other.member_id <> ${memberId}
      and other.is_shared and other.is_active and other.end_date >= ${today}::date
      and other.start_date <= mine.end_date and other.end_date >= mine.start_date
    join members brother on brother.id = other.member_id and brother.inactive_since is null
    cross join lateral (select
      distance_km(mine.latitude, mine.longitude, theirs.latitude, theirs.longitude) as km) as away
  where away.km <= ${km}::float8`

/** What this may change: all that was told of the trip, and what he was told of others'. */
const alreadyTold = ({ tripId, memberId }: Told) => sql`
  select id, member_id, trip_id, kind, latitude, longitude, read_at, withdrawn_at from notifications
  where trip_id = ${tripId} or (member_id = ${memberId} and kind <> 'nearby')`

const wanted = (told: Told) => sql`
  select ${told.memberId}::int as member_id, ${told.tripId}::int as trip_id, 'nearby' as kind,
    location, latitude, longitude, position
  from home where is_known group by position, location, latitude, longitude
  union all
  select id, ${told.tripId}::int, 'coming', location, null, null, null
  from home where id not in (select member_id from meeting where my_trip = ${told.tripId})
  union all
  (select distinct on (member_id) member_id, my_trip, 'crossing', my_location, null, null, null
    from meeting where my_trip = ${told.tripId} order by member_id, km)
  union all
  (select distinct on (trip_id) ${told.memberId}::int, trip_id, 'crossing', location, null, null, null
    from meeting order by trip_id, km)
  union all (${stillComing(told)})`

/** Trips he meets no longer, but which come to where he lives. */
const stillComing = ({ memberId, km, today }: Told) => sql`
  select distinct on (trip.id) ${memberId}::int, trip.id, 'coming', stop.location, null::float8, null::float8, null::int
  from told
    join trips trip on trip.id = told.trip_id and trip.is_shared and trip.is_active and trip.end_date >= ${today}::date
    join members traveller on traveller.id = trip.member_id and traveller.inactive_since is null
    join members self on self.id = told.member_id
    join trip_stops stop on stop.trip_id = trip.id
    cross join lateral (select
      distance_km(self.latitude, self.longitude, stop.latitude, stop.longitude) as km) as away
  where told.member_id = ${memberId} and trip.member_id <> ${memberId} and told.kind = 'crossing'
    and told.trip_id not in (select trip_id from meeting) and away.km <= ${km}::float8
  order by trip.id, away.km, stop.position`

/** His own in the order of the journey, read from the newest down. */
const add = sql`
  insert into notifications (member_id, trip_id, kind, location, latitude, longitude, trip_title, start_date, end_date)
  select member_id, trip_id, kind, location, latitude, longitude, title, start_date, end_date from (
    select * from fact where id is null and kind <> 'nearby'
    union all (select * from fact where id is null and kind = 'nearby' order by position desc)) as untold
  returning member_id`

/** Meeting each other is news also to him who heard that one comes: it is told anew, with a number of its own. */
const raise = sql`
  update notifications kept set id = default, kind = 'crossing', location = fact.location, trip_title = fact.title,
    start_date = fact.start_date, end_date = fact.end_date, created_at = now(), read_at = null, withdrawn_at = null,
    letter_id = null
  from fact where fact.id is not null and kept.id = fact.id and fact.kind = 'crossing' and kept.kind = 'coming'
  returning kept.member_id`

/** Whoever has read that they meet is not told again that one only comes. */
const correct = sql`
  update notifications kept set withdrawn_at = null, kind = fact.kind, location = fact.location,
    trip_title = fact.title, start_date = fact.start_date, end_date = fact.end_date
  from fact where fact.id is not null and kept.id = fact.id
    and not (fact.kind = 'crossing' and kept.kind = 'coming')
    and not (kept.kind = 'crossing' and fact.kind = 'coming' and kept.read_at is not null)
    and (kept.withdrawn_at is not null
      or (kept.kind, kept.location, kept.trip_title, kept.start_date, kept.end_date)
        <> (fact.kind, fact.location, fact.title, fact.start_date, fact.end_date))
  returning kept.member_id`

const withdraw = ({ tripId, memberId }: Told) => sql`
  update notifications set withdrawn_at = now()
  where (trip_id = ${tripId} or (member_id = ${memberId} and kind = 'crossing'))
    and read_at is null and withdrawn_at is null and id not in (select id from fact where id is not null)
  returning member_id`
