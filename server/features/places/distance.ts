// The distance between two points of the earth.

export interface Point {
  latitude: number
  longitude: number
}

/** On which maps and the database measure as well. */
const EARTH_RADIUS_KM = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Degrees of latitude that a distance spans. */
export const latitudesOf = (km: number) => ((km / EARTH_RADIUS_KM) * 180) / Math.PI

/** Along the great circle. */
export function distanceKm(one: Point, other: Point) {
  const across = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const around = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const chord = across + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * around
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}
