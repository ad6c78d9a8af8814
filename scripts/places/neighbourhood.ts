// Finds what lies nearest to a place: everything is sorted into squares as wide as one looks.

interface Point {
  latitude: number
  longitude: number
}

const KM_PER_DEGREE = 111.2

/** Good for distances of some tens of kilometres; what lies beyond the 180th meridian counts as far. */
export function openNeighbourhood<P extends Point>(points: readonly P[], reachKm: number) {
  const side = reachKm / KM_PER_DEGREE
  const square = (degrees: number) => Math.floor(degrees / side)
  const name = (row: number, column: number) => `${row} ${column}`
  const squares = Map.groupBy(points, ({ latitude, longitude }) => name(square(latitude), square(longitude)))

  return {
    /** The nearest within reach that will do. */
    nearest(from: Point, willDo: (point: P, km: number) => boolean): P | null {
      let nearest: P | null = null
      let least = reachKm
      const row = square(from.latitude)
      // Degrees of longitude grow short towards the poles.
      const columns = Math.ceil(1 / Math.max(0.02, Math.cos(radians(from.latitude))))
      const column = square(from.longitude)
      for (let y = row - 1; y <= row + 1; y++)
        for (let x = column - columns; x <= column + columns; x++)
          for (const point of squares.get(name(y, x)) ?? []) {
            const km = distanceKm(from, point)
            if (km < least && willDo(point, km)) [nearest, least] = [point, km]
          }
      return nearest
    },
  }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function distanceKm(a: Point, b: Point) {
  const north = (a.latitude - b.latitude) * KM_PER_DEGREE
  const east = (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos(radians(a.latitude))
  return Math.hypot(north, east)
}
