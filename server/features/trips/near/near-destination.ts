// Who lives near a destination of a trip: each brother counts in a trip once, at the destination nearest to him.
import type { PersonName } from '@aerie/contract/person'
import { distanceKm, type Point } from '#features/places/service.ts'
import type { Residences } from '#features/residences/service.ts'

/** A note of one destination, and all destinations of the trip as they are now. */
export interface Destination extends Point {
  destinations: Point[]
}

export interface Near {
  count: number
  /** The first of them. */
  members: PersonName[]
}

interface DestinationQuery {
  km: number
  /** Its traveller, who is not near himself. */
  except: number
  /** How many to name; the others are counted. */
  most: number
}

export function nearDestination(now: Residences, place: Destination, asked: DestinationQuery): Near {
  if (!place.destinations.some((stop) => isSame(stop, place))) return now.near(place, asked)
  const others = place.destinations.filter((stop) => !isSame(stop, place))
  const counts = (residence: Point) => {
    const away = distanceKm(place, residence)
    return others.every((other) => away <= distanceKm(other, residence))
  }
  return now.near(place, { ...asked, counts })
}

const isSame = (one: Point, other: Point) => one.latitude === other.latitude && one.longitude === other.longitude
