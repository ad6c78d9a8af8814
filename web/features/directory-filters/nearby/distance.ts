// How far apart two places are, and who lives near one.
import type { MapLocation } from '@aerie/contract/residences'

/** In degrees. */
export interface Spot {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371

/** Along the great circle, by the haversine formula. */
export function kmBetween(a: Spot, b: Spot): number {
  const [latitudeA, latitudeB] = [radians(a.latitude), radians(b.latitude)]
  const apart = radians(b.longitude - a.longitude)
  const haversine = haversineOf(latitudeB - latitudeA) + Math.cos(latitudeA) * Math.cos(latitudeB) * haversineOf(apart)
  // Rounding may carry it past what a sine can be.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

/** The ids of the brothers who live within the radius. */
export const membersNear = (spot: Spot, locations: readonly MapLocation[], radiusKm: number): ReadonlySet<number> =>
  new Set(
    locations
      .filter((location) => kmBetween(spot, location) <= radiusKm)
      .flatMap(({ members }) => members.map(({ id }) => id)),
  )

const radians = (degrees: number) => (degrees * Math.PI) / 180

const haversineOf = (angle: number) => Math.sin(angle / 2) ** 2
