// Whether a picture shows a photo of ours that something was written over or pasted onto: told block by block.
import { betweenGrids, compose } from './affine.ts'
import { overlapOf } from './alignment.ts'
import type { Hypothesis } from './pilot-lattice.ts'
import { place } from './placement.ts'
import { type Plane, withoutShades } from './plane.ts'
import { atScaleOf, type Original, type Registration, refine, SHADES } from './registration.ts'
import { warp } from './resampling.ts'
import type { Suspect } from './suspect.ts'

const SIDE = 32
/** From here on a block is ours. */
const SAME_BLOCK = 0.6
/** Mean square of a block from which on there is something to compare, in grey levels. */
const LEAST_DETAIL = 4
const LEAST_BLOCKS = 24
const LEAST_SHARE = 0.1
/** Of what a pixel of our photo differs from its surroundings in the mean: whatever was written differs by far more. */
const MOST_DETAIL = 3
const PLACES = 2

/** Null where too little of it is our photo. `correlation` is that of the blocks that are. */
export function registerInParts(
  suspect: Suspect,
  original: Original,
  positions: readonly Hypothesis[],
): Registration | null {
  let best: Registration | null = null
  for (const placement of place(suspect, original.fine, positions).slice(0, PLACES)) {
    const { map, correlation } = refine(suspect, original, placement, limitTo)
    if (correlation === 0) continue
    const found = compareBlocks(suspect, original, map)
    if (found && found.correlation > (best?.correlation ?? 0)) best = found
  }
  return best
}

/** Both cut off where detail of our photo would hardly reach: what was written counts no more than its share of the picture. */
function limitTo(template: Plane, picture: Plane): [Plane, Plane] {
  const sum = template.values.reduce((total, value) => total + Math.abs(value), 0)
  const most = (MOST_DETAIL * sum) / template.values.length
  const limited = (plane: Plane) => ({
    ...plane,
    values: plane.values.map((value) => Math.min(most, Math.max(-most, value))),
  })
  return [limited(template), limited(picture)]
}

function compareBlocks(suspect: Suspect, { canonical }: Original, map: Registration['map']) {
  const grid = withoutShades(atScaleOf(suspect, map), SHADES)
  const [template, picture] = limitTo(withoutShades(canonical, SHADES), grid)
  const toPicture = compose(betweenGrids(suspect, picture), map)
  const warped = warp(picture, template.width, template.height, toPicture)
  const overlap = overlapOf(template, picture, toPicture)
  const across = Math.ceil(template.width / SIDE)
  const sums = Array.from({ length: across * Math.ceil(template.height / SIDE) }, () => [0, 0, 0, 0] as Sums)
  for (let v = 0; v < template.height; v++)
    for (let u = overlap.from[v] ?? 0, end = overlap.to[v] ?? 0; u < end; u++) {
      const at = v * template.width + u
      add(sums[Math.floor(v / SIDE) * across + Math.floor(u / SIDE)], template.values[at] ?? 0, warped.values[at] ?? 0)
    }
  const told = sums.filter(isTold)
  const shown = Uint8Array.from(sums, (block) => (isTold(block) && correlationOf(block) >= SAME_BLOCK ? 1 : 0))
  const ours = sums.filter((_, at) => shown[at])
  if (ours.length < LEAST_BLOCKS || ours.length < told.length * LEAST_SHARE) return null
  const all: Sums = [0, 0, 0, 0]
  for (const block of ours) for (const [at, sum] of block.entries()) all[at] = (all[at] ?? 0) + sum
  return { map, correlation: correlationOf(all), blocks: { side: SIDE, across, shown } }
}

/** Pixels compared, and of them ours², theirs² and ours·theirs. */
type Sums = [count: number, ours: number, theirs: number, both: number]

function add(sums: Sums | undefined, ours: number, theirs: number) {
  if (!sums) return
  sums[0]++
  sums[1] += ours * ours
  sums[2] += theirs * theirs
  sums[3] += ours * theirs
}

const isTold = ([count, ours]: Sums) => count > (SIDE * SIDE) / 2 && ours > LEAST_DETAIL * count

const correlationOf = ([, ours, theirs, both]: Sums) => both / Math.sqrt(ours * theirs + 1e-9)
