// Numbers of a picture, row by row, and their means over squares.
import type { Luma } from './finding.ts'

export interface Plane {
  /** In pixels. */
  width: number
  height: number
  values: Float32Array
}

export const toPlane = ({ width, height, values }: Luma): Plane => ({
  width,
  height,
  values: Float32Array.from(values),
})

/**
 * The mean over the square of `2·radius + 1` around each pixel; at the edge the outermost pixels repeat. Sums run along, so that
 * the radius costs nothing.
 */
export function boxMean({ values, width, height }: Plane, radius: number): Plane {
  const rows = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    slideAlong(values.subarray(y * width, (y + 1) * width), rows.subarray(y * width, (y + 1) * width), radius)
  return { width, height, values: slideDown({ values: rows, width, height }, radius) }
}

function slideAlong(from: Float32Array, to: Float32Array, radius: number) {
  const last = from.length - 1
  const share = 1 / (2 * radius + 1)
  let sum = 0
  for (let i = -radius; i <= radius; i++) sum += from[Math.min(last, Math.max(0, i))] ?? 0
  for (let x = 0; x <= last; x++) {
    to[x] = sum * share
    const [leaving, coming] = [x - radius, x + radius + 1]
    sum += (from[coming > last ? last : coming] ?? 0) - (from[leaving < 0 ? 0 : leaving] ?? 0)
  }
}

function slideDown({ values, width, height }: Plane, radius: number) {
  const share = 1 / (2 * radius + 1)
  const sums = new Float64Array(width)
  const to = new Float32Array(width * height)
  const startOf = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = -radius; y <= radius; y++) {
    const start = startOf(y)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (values[start + x] ?? 0)
  }
  for (let y = 0; y < height; y++) {
    const [at, coming, leaving] = [y * width, startOf(y + radius + 1), startOf(y - radius)]
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0
      to[at + x] = sum * share
      sums[x] = sum + (values[coming + x] ?? 0) - (values[leaving + x] ?? 0)
    }
  }
  return to
}

/** What is left of a picture without its coarse shades: itself less its mean over squares, taken twice. */
export function withoutShades(plane: Plane, radius: number): Plane {
  const shades = boxMean(boxMean(plane, radius), radius)
  const values = shades.values
  for (let i = 0; i < values.length; i++) values[i] = (plane.values[i] ?? 0) - (values[i] ?? 0)
  return shades
}
