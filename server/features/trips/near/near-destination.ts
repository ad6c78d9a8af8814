// Who lives near a destination of a trip: each brother counts in a trip once, at the destination nearest to him.
import type { Homes } from '#features/members/service.ts'
import { distanceKm, type Point } from '#features/places/service.ts'

/** A note of one destination, and all destinations of the trip as they are now. */
export interface Destination extends Point {
  destinations: Point[]
}

export type HomesNow = Awaited<ReturnType<Homes['now']>>

interface Asked {
  km: number
  /** Its traveller, who is not near himself. */
  except: number
  /** How many to name; the others are counted. */
  most: number
}

export function nearDestination(now: HomesNow, place: Destination, asked: Asked) {
  if (!place.destinations.some((stop) => isSame(stop, place))) return now.near(place, asked)
  const others = place.destinations.filter((stop) => !isSame(stop, place))
  const counts = (home: Point) => {
    const away = distanceKm(place, home)
    return others.every((other) => away <= distanceKm(other, home))
  }
  return now.near(place, { ...asked, counts })
}

const isSame = (one: Point, other: Point) => one.latitude === other.latitude && one.longitude === other.longitude
