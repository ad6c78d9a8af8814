// SQL of the members a trip concerns: who lives near a destination, and whose trips meet.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { lockOf } from '#platform/db/locks.ts'

export interface Journey {
  tripId: number
  /** Its traveller. */
  memberId: number
  /** Who lives or travels within so many kilometres of a destination hears of it. */
  km: number
  /** A calendar day; trips that were over before it notify nobody. */
  today: string
}

/** Two trips shared at the same moment must see each other: one at a time until the transaction ends. */
export const lockNotifications = (db: Db) =>
  // A trip can notify nobody or thousands: the query is planned each time for the rows there are.
  sql`select ${lockOf('tripNotifications')}, set_config('plan_cache_mode', 'force_custom_plan', true)`.execute(db)

/** The notifications of a trip, and its traveller's of others', as `syncNotifications` takes them. */
export const desiredNotifications = (journey: Journey) => sql`
  with destination as materialized (${destinations(journey)}),
    residence as materialized (${residencesNear(journey)}),
    meeting as materialized (${meetings(journey)})
  select ${journey.memberId}::int as member_id, 'nearby' as kind, 'trip' as subject_type, trip_id as subject_id,
    latitude || ',' || longitude as key, 0 as rank, ${journey.memberId}::int as about_id,
    facts || jsonb_build_object('latitude', latitude, 'longitude', longitude) as facts, end_date as until, position
  from destination
  where trip_id = ${journey.tripId} and position in (select position from residence where is_known)
  union all
  select residence.id, 'coming', 'trip', trip_id, '', 0, ${journey.memberId}::int, facts, end_date, null
  from residence join destination using (position)
  where trip_id = ${journey.tripId} and residence.id not in (select member_id from meeting where my_trip = ${journey.tripId})
  union all
  (select distinct on (member_id) member_id, 'crossing', 'trip', my_trip, '', 1, ${journey.memberId}::int, my_facts, my_end,
    null::int
  from meeting where my_trip = ${journey.tripId} order by member_id, km)
  union all
  (select distinct on (trip_id) ${journey.memberId}::int, 'crossing', 'trip', trip_id, '', 1, member_id, facts, end_date,
    null::int
  from meeting order by trip_id, km)
  union all (${stillComing(journey)})
  union all
  select member_id, kind, subject_type, subject_id, key, rank, about_id, facts, until, null from told
  where kind = 'coming' and subject_id <> ${journey.tripId} and withdrawn_at is null
    and subject_id not in (select trip_id from meeting)`

const factsOf = (stop: string, trip: string) => sql`jsonb_build_object('location', ${sql.ref(`${stop}.location`)},
  'tripTitle', ${sql.ref(`${trip}.title`)}, 'startDate', ${sql.ref(`${trip}.start_date`)},
  'endDate', ${sql.ref(`${trip}.end_date`)})`

/** His destinations on all his shared trips: whoever he meets on the others he does not lose by this one. */
const destinations = ({ memberId, today }: Journey) => sql`
  select trip.id as trip_id, trip.start_date, trip.end_date, stop.position, stop.latitude, stop.longitude,
    ${factsOf('stop', 'trip')} as facts
  from trips trip join trip_stops stop on stop.trip_id = trip.id
  where trip.member_id = ${memberId} and trip.is_shared and trip.is_active and trip.end_date >= ${today}::date
    and stop.latitude is not null`

/** Who lives near this trip, each at the destination nearest to him. */
const residencesNear = ({ tripId, memberId, km }: Journey) => sql`
  select distinct on (brother.id) brother.id, stop.position,
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
const meetings = ({ memberId, km, today }: Journey) => sql`
  select mine.trip_id as my_trip, mine.facts as my_facts, mine.end_date as my_end,
    other.id as trip_id, other.member_id, ${factsOf('theirs', 'other')} as facts, other.end_date, away.km
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

/** Trips he meets no longer, but which come to where he lives. */
const stillComing = ({ memberId, km, today }: Journey) => sql`
  select distinct on (trip.id) ${memberId}::int, 'coming', 'trip', trip.id, '', 0, trip.member_id,
    ${factsOf('stop', 'trip')}, trip.end_date, null::int
  from told
    join trips trip on trip.id = told.subject_id and trip.is_shared and trip.is_active and trip.end_date >= ${today}::date
    join members traveller on traveller.id = trip.member_id and traveller.inactive_since is null
    join members self on self.id = told.member_id
    join trip_stops stop on stop.trip_id = trip.id
    cross join lateral (select
      distance_km(self.latitude, self.longitude, stop.latitude, stop.longitude) as km) as away
  where told.member_id = ${memberId} and trip.member_id <> ${memberId} and told.kind = 'crossing'
    and told.subject_id not in (select trip_id from meeting) and away.km <= ${km}::float8
  order by trip.id, away.km, stop.position`

/** Where trips go, in the order of each journey; without what means no city. */
export const listDestinations = (db: Db, tripIds: number[]) =>
  db
    .selectFrom('trip_stops')
    .select(['trip_id', 'latitude', 'longitude'])
    .where('trip_id', 'in', tripIds)
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .$narrowType<{ latitude: number; longitude: number }>()
    .orderBy('trip_id')
    .orderBy('position')
    .execute()
