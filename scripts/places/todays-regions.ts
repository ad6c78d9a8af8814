// Gives each city the region it lies in today: since the names were gathered, some countries were divided anew.
import { readFile } from 'node:fs/promises'
import { placeKey } from '../../server/features/places/place-key.ts'
import { openNeighbourhood } from './neighbourhood.ts'
import type { RawCity } from './read-cities.ts'

export interface TodaysCity {
  name: string
  country: string
  region: string
  latitude: number
  longitude: number
}

/** What regions are called, by country and code: “US.TX” is Texas. */
export type RegionNames = Map<string, string>

type Located = Pick<RawCity, 'name' | 'country' | 'region' | 'latitude' | 'longitude'>

const SAME_NAME_KM = 5
const SAME_SPOT_KM = 0.15
const NEIGHBOUR_KM = 40

export async function readTodaysCities(file: string): Promise<TodaysCity[]> {
  const cities: { name: string; lat: string; lng: string; country: string; admin1: string }[] = JSON.parse(
    await readFile(file, 'utf8'),
  )
  return cities.map(({ name, lat, lng, country, admin1 }) => ({
    name,
    country,
    region: admin1,
    latitude: Number(lat),
    longitude: Number(lng),
  }))
}

export async function readRegions(file: string): Promise<RegionNames> {
  const regions: { code: string; name: string }[] = JSON.parse(await readFile(file, 'utf8'))
  return new Map(regions.map(({ code, name }) => [code, name]))
}

/**
 * A city that today's list has too takes its region from there. Any other takes that of the nearest city which lay in
 * the same region before, or where none is near, the region to which most of its old region went.
 */
export function moveToTodaysRegions<City extends Located>(cities: City[], today: TodaysCity[]): City[] {
  const sameToday = openNeighbourhood(today, SAME_NAME_KM)
  const moves = cities.map((city) => {
    const key = placeKey(city.name)
    const isSame = (other: TodaysCity, km: number) =>
      other.country === city.country && (km < SAME_SPOT_KM || placeKey(other.name) === key)
    return { city, region: sameToday.nearest(city, isSame)?.region }
  })
  const known = moves.flatMap(({ city, region }) =>
    region === undefined
      ? []
      : [{ latitude: city.latitude, longitude: city.longitude, before: oldRegion(city), after: region }],
  )
  const neighbours = openNeighbourhood(known, NEIGHBOUR_KM)
  const mostWent = commonestMoves(known)
  return moves.map(({ city, region }) => {
    const before = oldRegion(city)
    const after =
      region ??
      neighbours.nearest(city, (other) => other.before === before)?.after ??
      mostWent.get(before) ??
      city.region
    return { ...city, region: after }
  })
}

const oldRegion = ({ country, region }: Located) => `${country}.${region}`

function commonestMoves(moves: { before: string; after: string }[]) {
  const commonest = new Map<string, string>()
  for (const [before, those] of Map.groupBy(moves, (move) => move.before)) {
    const counted = [...Map.groupBy(those, (move) => move.after)].sort(([, a], [, b]) => b.length - a.length)
    commonest.set(before, counted[0]?.[0] ?? '')
  }
  return commonest
}
