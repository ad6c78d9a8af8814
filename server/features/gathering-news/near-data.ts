// SQL of who is near a gathering: a condition on `m`, the member.
import { type RawBuilder, sql } from 'kysely'

interface GatheringPlace {
  latitude: number | null
  longitude: number | null
  start_date: string
  end_date: string
}

/** Lives within so many kilometres, or is there by a shared trip on one of its days. */
export const isNear = (
  { latitude, longitude, start_date, end_date }: GatheringPlace,
  km: number,
): RawBuilder<unknown> =>
  latitude === null
    ? sql`false`
    : sql`(m.id in (select brother.id from boxes_around(${latitude}::float8, ${longitude}::float8, ${km}::float8) box
        join members brother on brother.latitude between box.south and box.north
          and brother.longitude between box.west and box.east
        where distance_km(${latitude}::float8, ${longitude}::float8, brother.latitude, brother.longitude) <= ${km}::float8)
      or m.id in (select trip.member_id from boxes_around(${latitude}::float8, ${longitude}::float8, ${km}::float8) box
        join trip_stops stop on stop.latitude between box.south and box.north
          and stop.longitude between box.west and box.east
        join trips trip on trip.id = stop.trip_id and trip.is_shared and trip.is_active
          and trip.start_date <= ${end_date}::date and trip.end_date >= ${start_date}::date
        where distance_km(${latitude}::float8, ${longitude}::float8, stop.latitude, stop.longitude) <= ${km}::float8))`
