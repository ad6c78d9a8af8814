// Trips as the contract has them, with the brothers who live near each stop now.
import { Trip } from '@aerie/contract/trips'
import { toPersonRef } from '#features/people/person.ts'
import { openResidences, type Residences } from '#features/residences/service.ts'
import { readSettings } from '#features/settings/service.ts'
import type { Context } from '#platform/context.ts'
import type { TripRow } from './data.ts'

/** Named of the brothers near a stop; the others are counted. */
const MOST_NAMED = 4

export async function showTrip(ctx: Context, row: TripRow): Promise<Trip> {
  const { now, km } = await readSurroundings(ctx)
  return show(row, now, km)
}

interface SerializedTrip {
  now: Residences
  km: number
  json: string
}

/** Of the rows that are kept in memory: until somebody moves, or another distance counts as near. */
const made = new WeakMap<TripRow, SerializedTrip>()

/** A list of them as checked JSON. */
export async function serializeTrips(ctx: Context, rows: TripRow[]): Promise<string> {
  const { now, km } = await readSurroundings(ctx)
  const jsonOf = (row: TripRow) => {
    const before = made.get(row)
    if (before?.now === now && before.km === km) return before.json
    const json = JSON.stringify(Trip.parse(show(row, now, km)))
    made.set(row, { now, km, json })
    return json
  }
  return `[${rows.map(jsonOf).join(',')}]`
}

async function readSurroundings(ctx: Context) {
  const [now, { nearbyRadiusKm: km }] = await Promise.all([openResidences(ctx), readSettings(ctx)])
  return { now, km }
}

const show = (row: TripRow, now: Residences, km: number): Trip => ({
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
