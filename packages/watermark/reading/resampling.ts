// Brings a picture to another size, or into another position.
import type { Affine, Luma } from './finding.ts'
import type { Plane } from './plane.ts'

/** Lobes of the kernel on either side (Lanczos; Duchon 1979). */
const LOBES = 3

interface Filter {
  /** First source pixel of each target pixel. */
  starts: Int32Array
  /** `taps` weights of each target pixel, which sum up to 1. */
  weights: Float32Array
  taps: number
}

/** Scaled to exactly `width` × `height`: low-pass filtered where it shrinks, interpolated where it grows. */
export function resize(source: Plane | Luma, width: number, height: number): Plane {
  if (source.width === width && source.height === height)
    return { width, height, values: Float32Array.from(source.values) }
  const across = filterRows(source, width)
  return filterColumns(across, height)
}

function filterRows({ values, width: from, height }: Plane | Luma, width: number): Plane {
  const { starts, weights, taps } = lanczos(from, width)
  const row = new Float32Array(from)
  const to = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    row.set(values.subarray(y * from, (y + 1) * from))
    for (let x = 0, w = 0, at = y * width; x < width; x++, at++) {
      let sum = 0
      for (let i = starts[x] ?? 0, end = w + taps; w < end; i++, w++) sum += (row[i] ?? 0) * (weights[w] ?? 0)
      to[at] = sum
    }
  }
  return { width, height, values: to }
}

function filterColumns({ values, width, height: from }: Plane, height: number): Plane {
  const { starts, weights, taps } = lanczos(from, height)
  const to = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const sums = to.subarray(y * width, (y + 1) * width)
    for (let tap = 0; tap < taps; tap++) {
      const weight = weights[y * taps + tap] ?? 0
      const start = ((starts[y] ?? 0) + tap) * width
      if (weight !== 0) for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + weight * (values[start + x] ?? 0)
    }
  }
  return { width, height, values: to }
}

/** At the edge the weights of what lies outside go to what lies inside. */
function lanczos(from: number, to: number): Filter {
  const ratio = from / to
  const stretch = Math.max(1, ratio)
  const taps = Math.min(from, Math.ceil(LOBES * stretch) * 2 + 1)
  const starts = new Int32Array(to)
  const weights = new Float32Array(to * taps)
  for (let x = 0; x < to; x++) {
    const middle = (x + 0.5) * ratio - 0.5
    const start = Math.max(0, Math.min(from - taps, Math.round(middle) - (taps >> 1)))
    starts[x] = start
    const own = weights.subarray(x * taps, (x + 1) * taps)
    let sum = 0
    for (let tap = 0; tap < taps; tap++) {
      const weight = kernel((start + tap - middle) / stretch)
      own[tap] = weight
      sum += weight
    }
    for (let tap = 0; tap < taps; tap++) own[tap] = (own[tap] ?? 0) / sum
  }
  return { starts, weights, taps }
}

function kernel(x: number) {
  if (Math.abs(x) >= LOBES) return 0
  const angle = Math.PI * x
  return angle === 0 ? 1 : (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle)
}

const STEPS = 256
/** Weights of four neighbours for each 256th of a pixel (Catmull–Rom; Keys 1981). */
const CUBIC = Float32Array.from({ length: (STEPS + 1) * 4 }, (_, at) => cubicWeight((at >> 2) / STEPS, at & 3))

function cubicWeight(x: number, neighbour: number) {
  if (neighbour === 0) return ((-0.5 * x + 1) * x - 0.5) * x
  if (neighbour === 1) return (1.5 * x - 2.5) * x * x + 1
  return neighbour === 2 ? ((-1.5 * x + 2) * x + 0.5) * x : (0.5 * x - 0.5) * x * x
}

/** Each pixel from where the map leads in the source; 0 where that is outside. Does not low-pass: resize before. */
export function warp({ values, width: from, height: down }: Plane, width: number, height: number, map: Affine): Plane {
  const to = new Float32Array(width * height)
  const [a, b, c, d, e, f] = map
  for (let v = 0, at = 0; v < height; v++) {
    let x = b * v + c
    let y = e * v + f
    for (let u = 0; u < width; u++, at++, x += a, y += d)
      if (x >= 1 && y >= 1 && x < from - 2 && y < down - 2) to[at] = cubicAt(values, from, x, y)
  }
  return { width, height, values: to }
}

function cubicAt(values: Float32Array, width: number, x: number, y: number) {
  // Both are positive: cutting off is rounding down.
  const left = x | 0
  const top = y | 0
  const across = (((x - left) * STEPS + 0.5) | 0) * 4
  const down = (((y - top) * STEPS + 0.5) | 0) * 4
  const w0 = CUBIC[across] ?? 0
  const w1 = CUBIC[across + 1] ?? 0
  const w2 = CUBIC[across + 2] ?? 0
  const w3 = CUBIC[across + 3] ?? 0
  let sum = 0
  for (let row = 0, i = (top - 1) * width + left - 1; row < 4; row++, i += width)
    sum +=
      (CUBIC[down + row] ?? 0) *
      (w0 * (values[i] ?? 0) + w1 * (values[i + 1] ?? 0) + w2 * (values[i + 2] ?? 0) + w3 * (values[i + 3] ?? 0))
  return sum
}

/** The same between two neighbours each way: three times as fast, and weakens fine detail. */
export function warpRoughly(
  { values, width: from, height: down }: Plane,
  width: number,
  height: number,
  map: Affine,
): Plane {
  const to = new Float32Array(width * height)
  const [a, b, c, d, e, f] = map
  for (let v = 0, at = 0; v < height; v++) {
    let x = b * v + c
    let y = e * v + f
    for (let u = 0; u < width; u++, at++, x += a, y += d) {
      if (x < 0 || y < 0 || x >= from - 1 || y >= down - 1) continue
      const left = x | 0
      const i = (y | 0) * from + left
      const share = x - left
      const upper = (values[i] ?? 0) + share * ((values[i + 1] ?? 0) - (values[i] ?? 0))
      const below = values[i + from] ?? 0
      to[at] = upper + (y - (y | 0)) * (below + share * ((values[i + from + 1] ?? 0) - below) - upper)
    }
  }
  return { width, height, values: to }
}

/** Along a map that takes pixels to pixels: turned by quarters, mirrored. */
export function rearrange(
  { values, width: from }: Plane,
  width: number,
  height: number,
  [a, b, c, d, e, f]: Affine,
): Plane {
  const to = new Float32Array(width * height)
  const step = d * from + a
  for (let v = 0, at = 0; v < height; v++)
    for (let u = 0, i = (e * v + f) * from + b * v + c; u < width; u++, at++, i += step) to[at] = values[i] ?? 0
  return { width, height, values: to }
}
