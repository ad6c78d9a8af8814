// Which of many points lie within a distance of one of them.
import { distanceKm, latitudesOf, type Point } from '#features/places/service.ts'

/** Answers for one of the points, itself among them, in an order of its own. */
export function neighboursIn<T extends Point>(points: readonly T[], km: number) {
  const southFirst = [...points].sort((one, other) => one.latitude - other.latitude || one.longitude - other.longitude)
  const reach = latitudesOf(km)
  const numbers = new Map(southFirst.map((point, number) => [point, number]))
  return (point: T): T[] => {
    const at = numbers.get(point) ?? 0
    const isNear = nearTo(point, km)
    const found: T[] = []
    for (let south = at; south >= 0; south--) {
      const other = southFirst[south]
      if (!other || other.latitude < point.latitude - reach) break
      if (isNear(other)) found.push(other)
    }
    for (let north = at + 1; north < southFirst.length; north++) {
      const other = southFirst[north]
      if (!other || other.latitude > point.latitude + reach) break
      if (isNear(other)) found.push(other)
    }
    return found
  }
}

/** Most points are told apart by their longitudes alone, which costs a hundredth of a distance. */
function nearTo(point: Point, km: number) {
  const farthest = Math.min(90, Math.abs(point.latitude) + latitudesOf(km))
  const longitudes = latitudesOf(km) / Math.max(Math.cos((farthest * Math.PI) / 180), 1e-9)
  return (other: Point) => {
    const apart = Math.abs(other.longitude - point.longitude)
    return Math.min(apart, 360 - apart) <= longitudes && distanceKm(point, other) <= km
  }
}
