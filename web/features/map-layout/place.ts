// What the map markers: cities where brothers live, where they are travelling to and where they meet, which may be the same.
import type { GatheringPlace } from '@aerie/contract/gathering-places'
import type { MapLocation } from '@aerie/contract/residences'
import type { Spot } from './mercator.ts'

/** A city of current and coming trips. */
export interface TripStop {
  latitude: number
  longitude: number
  city: string
  country: string
  travellers: Traveller[]
}

/** `from` and `to` are calendar days as in 2027-03-12. */
interface Traveller {
  memberId: number
  name: string
  title: string
  from: string
  to: string
}

export interface Place {
  /** The same for the same place, however often the data comes. */
  key: string
  city: string
  country: string
  latitude: number
  longitude: number
  /** 0 where nobody lives: somebody travels to it, or brothers meet there. */
  memberCount: number
  members: MapLocation['members']
  travellers: Traveller[]
  /** To come, the soonest first. */
  gatherings: GatheringPlace[]
}

/** The largest first. A place at 0,0 is one that nobody knew. */
export function placesOf(
  locations: readonly MapLocation[],
  trips: readonly TripStop[] = [],
  gatherings: readonly GatheringPlace[] = [],
): Place[] {
  const places = new Map<string, Place>()
  for (const location of locations.filter(isSomewhere)) {
    const key = keyOf(location)
    places.set(key, { ...location, key, travellers: [], gatherings: [] })
  }
  for (const { travellers, ...stop } of trips.filter(isSomewhere)) {
    const key = keyOf(stop)
    const there = places.get(key) ?? { ...stop, key, ...NOBODY }
    places.set(key, { ...there, travellers: [...there.travellers, ...travellers] })
  }
  for (const gathering of gatherings.filter(isSomewhere)) {
    const { city, country, latitude, longitude } = gathering
    const key = keyOf(gathering)
    const there = places.get(key) ?? { city, country, latitude, longitude, key, ...NOBODY }
    places.set(key, { ...there, gatherings: [...there.gatherings, gathering] })
  }
  return [...places.values()].sort((a, b) => b.memberCount - a.memberCount || a.city.localeCompare(b.city))
}

const NOBODY = { memberCount: 0, members: [], travellers: [], gatherings: [] }

const isSomewhere = ({ latitude, longitude }: Spot) =>
  Number.isFinite(latitude) && Number.isFinite(longitude) && (latitude !== 0 || longitude !== 0)

/** The same city has the same spot in both lists, as it comes out of the same gazetteer. */
const keyOf = ({ latitude, longitude, city }: Spot & { city: string }) =>
  `${latitude.toFixed(3)},${longitude.toFixed(3)},${city}`

export interface Box {
  west: number
  south: number
  /** Beyond 180 where the box crosses the date line. */
  east: number
  north: number
}

/** Where a map of the world is cut: in the Bering Strait, so that no land is cut but a corner of Russia. */
const CUT = -169

/** Around all places, across the cut when they lie close together that way; null around none. */
export function boxAround(places: readonly Spot[]): Box | null {
  if (places.length === 0) return null
  const latitudes = rangeOf(places.map(({ latitude }) => latitude))
  const longitudes = places.map(({ longitude }) => longitude)
  const plain = rangeOf(longitudes.map((longitude) => (longitude < CUT ? longitude + 360 : longitude)))
  const across = rangeOf(longitudes.map((longitude) => (longitude < 0 ? longitude + 360 : longitude)))
  // More than half the world is shown as maps show it, with the Atlantic in the middle.
  const isCloser = widthOf(across) < widthOf(plain) && widthOf(across) <= 180
  const [west, east] = isCloser ? across : plain
  return { west, south: latitudes[0], east, north: latitudes[1] }
}

type Range = readonly [least: number, most: number]

const rangeOf = (values: readonly number[]): Range =>
  values.reduce<Range>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )

const widthOf = ([least, most]: Range) => most - least
