// Shapes and their properties, as GeoJSON has them, and what is measured on them.

export type Properties = Record<string, string | number | null>
export type Ring = number[][]

export interface Geometry {
  type: string
  coordinates: unknown
}

export interface Feature {
  type: 'Feature'
  id?: string
  geometry: Geometry
  properties: Properties
}

export const feature = (geometry: Geometry, properties: Properties = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

export const point = (longitude: number, latitude: number, properties: Properties) =>
  feature({ type: 'Point', coordinates: [longitude, latitude] }, properties)

export const text = (value: string | number | null | undefined) => String(value ?? '')

/** The polygons of a shape, each with its holes. */
export const polygonsOf = ({ geometry }: Feature): Ring[][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates as Ring[]] : (geometry.coordinates as Ring[][])

/** In square degrees at the equator. */
function areaOf([outline = []]: Ring[]) {
  const middle = outline.reduce((sum, [, y = 0]) => sum + y, 0) / outline.length
  let sum = 0
  for (const [at, [x = 0, y = 0]] of outline.entries()) {
    const [beforeX = 0, beforeY = 0] = outline.at(at - 1) ?? []
    const shrunk = Math.cos((((y + beforeY) / 2) * Math.PI) / 180)
    sum += (beforeX - x) * shrunk * (beforeY + y - 2 * middle)
  }
  return Math.abs(sum / 2)
}

export function largestOf(polygons: Ring[][]) {
  const areas = polygons.map(areaOf)
  const area = areas.reduce((most, one) => Math.max(most, one), 0)
  return { polygon: polygons[areas.indexOf(area)] ?? [], area, total: areas.reduce((sum, one) => sum + one, 0) }
}

/** No brother lives south of this latitude. */
const SOUTHERNMOST = -60

/** The land that a map of people has to show. */
export const withoutAntarctica = (land: Feature[]): Feature[] =>
  land.flatMap((shape) => {
    const coordinates = polygonsOf(shape).filter(([outline = []]) => outline.some(([, y = 0]) => y > SOUTHERNMOST))
    return coordinates.length > 0 ? [feature({ type: 'MultiPolygon', coordinates }, shape.properties)] : []
  })

/** The coast as lines: a map that ends at the date line and the pole has no coast there. */
export function coastOf(land: Feature[]): Feature {
  const lines = land.flatMap(polygonsOf).flat().flatMap(withoutSeams)
  return feature({ type: 'MultiLineString', coordinates: lines })
}

function withoutSeams(ring: Ring): Ring[] {
  const lines: Ring[] = [[]]
  for (const [at, spot] of ring.entries()) {
    const before = ring[at - 1]
    if (before && isSeam(before, spot)) lines.push([])
    lines.at(-1)?.push(spot)
  }
  return lines.filter((line) => line.length > 1)
}

const isSeam = ([x0 = 0, y0 = 0]: number[], [x1 = 0, y1 = 0]: number[]) =>
  (Math.abs(x0) > 179.99 && Math.abs(x1) > 179.99) || y0 < -89.5 || y1 < -89.5
