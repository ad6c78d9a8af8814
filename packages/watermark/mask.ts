// How strongly each place of a picture is marked: the busier it is, the more it hides (after Podilchuk & Zeng 1998).
import { boxMean } from './box-mean.ts'
import { canonicalSize, type Size } from './canonical.ts'

/** Canonical pixels along a side of a cell. */
const CELL = 8
/** Grey levels of the mark's root mean square: where nothing moves, for each level of activity, and at most. */
const [LEAST, EACH, MOST] = [0.36, 0.11, 2.4]
/** What one grey level is in the bytes of a mask. */
export const MASK_UNIT = 100

/** In cells, of a picture of any size. */
export function maskSize(picture: Size): Size {
  const { width, height } = canonicalSize(picture)
  return { width: Math.max(1, Math.floor(width / CELL)), height: Math.max(1, Math.floor(height / CELL)) }
}

/** Of each cell the grey levels in `MASK_UNIT`, row after row, from the luma of the canonical frame of `picture`. */
export function maskOf(luma: Float32Array, picture: Size): Uint8Array {
  const { width } = maskSize(picture)
  const around = boxMean(luma, canonicalSize(picture).width, 4)
  const activity = activityOf(luma, around, picture)
  const nearby = boxMean(activity, width, 1)
  const steadied = nearby.map((mean, cell) => (Math.min(activity[cell] ?? 0, mean) + mean) / 2)
  const smoothed = boxMean(steadied, width, 1)
  const mask = new Uint8Array(smoothed.length)
  for (const [cell, value] of smoothed.entries()) {
    const hides = Math.min(value, 1.5 * (steadied[cell] ?? 0) + 1)
    mask[cell] = Math.round(MASK_UNIT * Math.min(MOST, LEAST + EACH * hides))
  }
  return mask
}

/** Of each cell the second stillest of its quarters: a lone edge hides nothing beside it. */
function activityOf(luma: Float32Array, around: Float32Array, picture: Size) {
  const { width, height } = maskSize(picture)
  const activity = new Float32Array(width * height)
  const canonical = canonicalSize(picture)
  const quarters = new Float64Array(4)
  for (const cell of activity.keys()) {
    const [left, top] = [(cell % width) * CELL, Math.floor(cell / width) * CELL]
    for (let quarter = 0; quarter < 4; quarter++)
      quarters[quarter] = deviation(luma, around, canonical, left + (quarter & 1) * 4, top + (quarter >> 1) * 4)
    activity[cell] = quarters.sort()[1] ?? 0
  }
  return activity
}

/** The root mean square of what a quarter of a cell has beyond its surroundings. */
function deviation(luma: Float32Array, around: Float32Array, { width, height }: Size, left: number, top: number) {
  let sum = 0
  for (let y = top; y < top + CELL / 2; y++) {
    const row = Math.min(y, height - 1) * width
    for (let x = left; x < left + CELL / 2; x++) {
      const at = row + Math.min(x, width - 1)
      const beyond = (luma[at] ?? 0) - (around[at] ?? 0)
      sum += beyond * beyond
    }
  }
  return Math.sqrt(sum / (CELL / 2) ** 2)
}
