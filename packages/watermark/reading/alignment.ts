// Moves a rough placement until two pictures lie on each other to parts of a pixel: Gauss–Newton (Baker & Matthews 2004).
import { betweenMiddles, compose } from './affine.ts'
import type { Affine } from './finding.ts'
import type { Plane } from './plane.ts'
import { warp } from './resampling.ts'

export interface Alignment {
  /** From pixels of the template to those of the picture. */
  map: Affine
  /** −1 to 1; 0 where they do not overlap. */
  correlation: number
}

/** Pixels at the edges that interpolation does not reach. */
const MARGIN = 3
const ENOUGH = 0.01
const LEAST_GAIN = 0.2
/** Grey levels from which on a difference weighs less: it is no movement. */
const SCALE_OF_ERRORS = 8

/** Both without their coarse shades. Each round is the same as the last but for the map; it ends when nothing moves. */
export function align(template: Plane, picture: Plane, start: Affine, mostRounds: number): Alignment {
  let map = start
  let correlation = 0
  for (let round = 0; round < mostRounds; round++) {
    const warped = warp(picture, template.width, template.height, map)
    const overlap = overlapOf(template, picture, map)
    const gains = compare(template, warped, overlap)
    if (!gains) return { map, correlation: 0 }
    correlation = gains.correlation
    const moves = solve(normalEquations(template, warped, overlap, Math.max(LEAST_GAIN, gains.gain)))
    map = compose(map, asMap(template, moves))
    if (moves.every((move) => Math.abs(move) < ENOUGH)) break
  }
  return map.every(Number.isFinite) ? { map, correlation } : { map: start, correlation: 0 }
}

/** Of each row the first column that the picture covers, and the one after the last; nothing where they are the wrong way round. */
interface Overlap {
  from: Int32Array
  to: Int32Array
}

/** In pixels of the template, whose edges are left out. */
export function overlapOf({ width, height }: Plane, picture: Plane, [a, b, c, d, e, f]: Affine): Overlap {
  const from = new Int32Array(height)
  const to = new Int32Array(height)
  for (let v = 2; v < height - 2; v++) {
    const across = within(a, b * v + c, picture.width)
    const down = within(d, e * v + f, picture.height)
    // A row that is nearly parallel to an edge of the picture meets it further away than an integer goes.
    from[v] = Math.min(width, Math.max(2, Math.ceil(Math.max(across.least, down.least))))
    to[v] = Math.max(0, Math.min(width - 2, Math.floor(Math.min(across.most, down.most)) + 1))
  }
  return { from, to }
}

/** For which u slope·u + start stays inside the picture. */
function within(slope: number, start: number, size: number) {
  const [low, high] = [MARGIN, size - 1 - MARGIN]
  if (Math.abs(slope) < 1e-9) {
    const isInside = start > low && start < high
    return isInside ? { least: -Infinity, most: Infinity } : { least: Infinity, most: -Infinity }
  }
  const [one, other] = [(low - start) / slope, (high - start) / slope]
  return { least: Math.min(one, other), most: Math.max(one, other) }
}

function compare(template: Plane, warped: Plane, { from, to }: Overlap) {
  let [ours, theirs, both] = [0, 0, 0]
  for (let v = 2; v < template.height - 2; v++)
    for (let at = v * template.width + (from[v] ?? 0), end = v * template.width + (to[v] ?? 0); at < end; at++) {
      const [t, w] = [template.values[at] ?? 0, warped.values[at] ?? 0]
      ours += t * t
      theirs += w * w
      both += t * w
    }
  if (ours < 1e-6 || theirs < 1e-6) return null
  return { gain: both / theirs, correlation: both / Math.sqrt(ours * theirs) }
}

/** Rows and right side of six equations for u' = p0·U + p1·V + p2, v' = p3·U + p4·V + p5, where U and V go from −1 to 1. */
function normalEquations(template: Plane, warped: Plane, { from, to }: Overlap, gain: number): number[][] {
  const { width, height } = template
  // Sums over the picture of (xx, xy, yy, xe, ye) times (UU, UV, VV, U, V, 1).
  const sums = Array.from({ length: 5 }, () => new Float64Array(6))
  for (let v = 2; v < height - 2; v++) {
    const row = sumsOfRow(template, warped, v * width, from[v] ?? 0, to[v] ?? 0, gain)
    const V = (v - height / 2) / (height / 2)
    for (const [at, sum] of sums.entries()) {
      const [one, u, uu] = [row[at * 3] ?? 0, row[at * 3 + 1] ?? 0, row[at * 3 + 2] ?? 0]
      const parts = [uu, u * V, one * V * V, u, one * V, one]
      for (const [part, value] of parts.entries()) sum[part] = (sum[part] ?? 0) + value
    }
  }
  return equationsOf(sums)
}

/** Which of the six sums holds the product of two of U, V and 1. */
const PRODUCTS = [
  [0, 1, 3],
  [1, 2, 4],
  [3, 4, 5],
] as const

function equationsOf(sums: readonly Float64Array[]) {
  const [xx, xy, yy, xe, ye] = sums
  return Array.from({ length: 6 }, (_, row) => {
    const isX = row < 3
    const products = PRODUCTS[row % 3] ?? PRODUCTS[0]
    const block = (of: Float64Array | undefined) => products.map((product) => of?.[product] ?? 0)
    const equation = isX ? [...block(xx), ...block(xy)] : [...block(xy), ...block(yy)]
    // Where nothing moves in a direction, nothing is to move there.
    equation[row] = (equation[row] ?? 0) * 1.0001 + 1e-6
    return [...equation, (isX ? xe : ye)?.[products[2]] ?? 0]
  })
}

const ROW = new Float64Array(15)

/** Of one row: gradient products and their products with the error, each times 1, U and U². */
function sumsOfRow(template: Plane, warped: Plane, start: number, from: number, to: number, gain: number) {
  const { width } = template
  const values = warped.values
  ROW.fill(0)
  for (let u = from; u < to; u++) {
    const at = start + u
    const error = (template.values[at] ?? 0) - gain * (values[at] ?? 0)
    const weight = 1 / (1 + Math.abs(error) / SCALE_OF_ERRORS)
    const x = (gain * ((values[at + 1] ?? 0) - (values[at - 1] ?? 0))) / 2
    const y = (gain * ((values[at + width] ?? 0) - (values[at - width] ?? 0))) / 2
    const U = (u - width / 2) / (width / 2)
    addTo(0, x * x * weight, U)
    addTo(3, x * y * weight, U)
    addTo(6, y * y * weight, U)
    addTo(9, x * error * weight, U)
    addTo(12, y * error * weight, U)
  }
  return ROW
}

function addTo(at: number, value: number, U: number) {
  ROW[at] = (ROW[at] ?? 0) + value
  ROW[at + 1] = (ROW[at + 1] ?? 0) + value * U
  ROW[at + 2] = (ROW[at + 2] ?? 0) + value * U * U
}

/** Moves of the edges against the middle, as a map of the template's pixels. */
function asMap(template: Plane, [p0 = 0, p1 = 0, p2 = 0, p3 = 0, p4 = 0, p5 = 0]: readonly number[]): Affine {
  const [across, down] = [template.width / 2, template.height / 2]
  const turned = betweenMiddles(template, template, [1 + p0 / across, p1 / down, p3 / across, 1 + p4 / down])
  const [a, b, c, d, e, f] = turned
  return [a, b, c + p2 - (p0 / across + p1 / down) / 2, d, e, f + p5 - (p3 / across + p4 / down) / 2]
}

/** Gauss–Jordan with the largest pivot; the last number of a row is its right side. */
function solve(equations: number[][]) {
  const rows = equations.map((row) => [...row])
  for (let column = 0; column < rows.length; column++) {
    const rest = rows.slice(column)
    const pivot = rest.reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best))
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(column, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1)
      for (let at = column; at < row.length; at++) row[at] = (row[at] ?? 0) - factor * (pivot[at] ?? 0)
    }
  }
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1))
}
