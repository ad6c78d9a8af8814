// Trips as the contract has them, with the brothers who live near each stop now.
import type { Trip } from '@aerie/contract/trips'
import { toPersonRef } from '#features/people/person.ts'
import { openResidences } from '#features/residences/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { TripRow } from './data.ts'

/** Named of the brothers near a stop; the others are counted. */
const MOST_NAMED = 4

export async function showTrips(ctx: Context, rows: TripRow[]): Promise<Trip[]> {
  const show = await openShow(ctx)
  return rows.map(show)
}

export const showTrip = async (ctx: Context, row: TripRow): Promise<Trip> => (await openShow(ctx))(row)

async function openShow(ctx: Context) {
  const [now, { nearbyRadiusKm: km }] = await Promise.all([openResidences(ctx), readSettings(ctx)])
  return (row: TripRow): Trip => ({
    id: row.id,
    title: row.title,
    startDate: row.start_date,
    endDate: row.end_date,
    locations: row.stops.map(({ location }) => location),
    stops: row.stops.map((stop) => {
      const { latitude, longitude } = stop
      if (latitude === null || longitude === null) return { ...stop, nearbyCount: 0, nearby: [] }
      const near = now.near({ latitude, longitude }, { km, except: row.member_id, most: MOST_NAMED })
      return { ...stop, nearbyCount: near.count, nearby: near.members }
    }),
    isShared: row.is_shared,
    isActive: row.is_active,
    traveller: toPersonRef({ ...row, id: row.member_id }),
  })
}
