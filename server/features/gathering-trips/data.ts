// SQL of gatherings near a place, and of what a member has to do with one: where he lives, and trips of his own.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

interface PlaceAndDays {
  latitude: number
  longitude: number
  from: string
  to: string
}

/** More are never named beside a trip. */
const MOST_NEAR = 100

/** The ids of those that stand and lie within so many kilometres on some days, the soonest first; whoever may see them. */
export async function listIdsNear(db: Db, { latitude, longitude, from, to }: PlaceAndDays, km: number) {
  const found = await db
    .selectFrom('gatherings as g')
    .select('g.id')
    .where('g.over_at', '>', sql<Date>`${from}::date - interval '1 day'`)
    .where('g.start_date', '<=', to)
    .where('g.end_date', '>=', from)
    .where('g.called_off_at', 'is', null)
    .where('g.taken_down_at', 'is', null)
    .where(
      sql<boolean>`distance_km(${latitude}::float8, ${longitude}::float8, g.latitude, g.longitude) <= ${km}::float8`,
    )
    .orderBy('g.starts_at')
    .orderBy('g.id')
    .limit(MOST_NEAR)
    .execute()
  return found.map(({ id }) => id)
}

/** Whether a member lives within so many kilometres, and whether a trip of his, shared or not, leads there on these days. */
export const readOwnWays = (
  db: Db,
  memberId: number,
  { latitude, longitude, from, to }: PlaceAndDays,
  km: Kilometres,
) =>
  db
    .selectFrom('members as self')
    .select(
      sql<boolean>`coalesce(distance_km(${latitude}::float8, ${longitude}::float8, self.latitude, self.longitude)
        <= ${km.home}::float8, false)`.as('livesThere'),
    )
    .select(
      sql<boolean>`exists (select from trips trip join trip_stops stop on stop.trip_id = trip.id
        where trip.member_id = self.id and trip.is_active and trip.start_date <= ${to}::date
          and trip.end_date >= ${from}::date
          and distance_km(${latitude}::float8, ${longitude}::float8, stop.latitude, stop.longitude)
            <= ${km.trip}::float8)`.as('goesThere'),
    )
    .where('self.id', '=', memberId)
    .where('self.inactive_since', 'is', null)
    .executeTakeFirstOrThrow()

interface Kilometres {
  home: number
  trip: number
}
