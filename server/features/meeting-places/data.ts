// SQL of the shared trips that may bring brothers together.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Far more than are ever shared at once; those that begin last count no more. */
const MOST_STOPS = 20_000

/** The destinations of what is shared and not over on a day, by brothers who are active; without what means no city. */
export const listSharedStops = (db: Db, today: string) =>
  db
    .selectFrom('trips as trip')
    .innerJoin('members as traveller', 'traveller.id', 'trip.member_id')
    .innerJoin('trip_stops as stop', 'stop.trip_id', 'trip.id')
    .select(['trip.id as tripId', 'trip.member_id as memberId', 'trip.start_date as startDate'])
    .select(['trip.end_date as endDate', 'stop.city', 'stop.country', 'stop.latitude', 'stop.longitude'])
    // Written out as the index of shared trips says it: one plan for all values knows nothing of a parameter.
    .where('trip.is_shared', '=', sql.lit(true))
    .where('trip.is_active', '=', sql.lit(true))
    .where('trip.end_date', '>=', today)
    .where('traveller.inactive_since', 'is', null)
    .where('stop.latitude', 'is not', null)
    .$narrowType<{ city: string; country: string; latitude: number; longitude: number }>()
    .orderBy('trip.start_date')
    .orderBy('trip.id')
    .orderBy('stop.position')
    .limit(MOST_STOPS)
    .execute()
