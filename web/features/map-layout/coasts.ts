// Whether a coast is in the picture: a marker on land alone does not say where it is.
import squares from './coasts.txt?raw'
import { worldSize, xOf, yOf } from './mercator.ts'
import type { Size, View } from './view.ts'

/** Squares from west to east, and from north to south. */
const SIDE = 128
/** A coast nearer to the edge of the map is hardly seen, in pixels. */
const MARGIN = 10

/** Each line goes round the world; a digit of sixteen says of four squares whether a coast runs through them. */
const lines = squares.split('\n')

/** A square that a coast runs through is wholly in the view. */
export function showsCoast({ zoom, latitude, longitude }: View, { width, height }: Size) {
  const world = worldSize(zoom)
  const within = (middle: number, extent: number) => {
    const half = (extent / 2 - MARGIN) / world
    return [Math.ceil((middle - half) * SIDE), Math.floor((middle + half) * SIDE)] as const
  }
  const [left, right] = within(xOf(longitude), width)
  const [top, bottom] = within(yOf(latitude), height)
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) if (isCoast(row, ((column % SIDE) + SIDE) % SIDE)) return true
  return false
}

const isCoast = (row: number, column: number) =>
  ((Number.parseInt(lines[row]?.[column >> 2] ?? '0', 16) >> (3 - (column & 3))) & 1) === 1
