// Lays a picture onto our photo, and says whether it shows that photo at all.
import { betweenGrids, compose, scaleOf } from './affine.ts'
import { align } from './alignment.ts'
import type { Affine, Luma } from './finding.ts'
import { canonicalLuma, canonicalScale } from './luma.ts'
import type { Hypothesis } from './pilot-lattice.ts'
import { FINE, type Ground, type Placement, place, prepareGround, ROUGH } from './placement.ts'
import { type Plane, withoutShades } from './plane.ts'
import { resize } from './resampling.ts'
import type { Suspect } from './suspect.ts'

/** Measured: 0.55 to 1 with the photo that a picture shows, at most 0.22 with another. */
export const SAME_PHOTO = 0.4
/** From here on another placement is not looked for. */
const WELL_PLACED = 0.85
/** Positions that are looked at closely. */
const LIKELY = 4
/** Below this in a fourth of the size it is not the photo; finer looks would only take longer. */
const HOPELESS = 0.15

export interface Original {
  rough: Ground
  fine: Ground
  /** In its canonical size. */
  canonical: Plane
}

export interface Registration {
  correlation: number
  /** From canonical pixels of our photo to pixels of the picture. */
  map: Affine
  /** Which parts of our photo the picture shows; without it all that lie within the picture. */
  blocks?: Blocks
}

/** Squares of our photo in its canonical size, row by row. */
export interface Blocks {
  /** In canonical pixels. */
  side: number
  across: number
  /** 1 where the picture shows our photo. */
  shown: Uint8Array
}

export const isShown = ({ side, across, shown }: Blocks, u: number, v: number) =>
  shown[Math.floor(v / side) * across + Math.floor(u / side)] === 1

export function openOriginal(luma: Luma): Original {
  const canonical = canonicalLuma(luma)
  return { canonical, rough: prepareGround(canonical, ROUGH), fine: prepareGround(canonical, FINE) }
}

export interface PlacesToTry {
  /** How the mark seems to lie. */
  hints: readonly Hypothesis[]
  /** Where the mark was not read with certainty: scales are gone through, then slight turns. */
  isThorough: boolean
}

export function register(
  suspect: Suspect,
  original: Original,
  { hints, isThorough }: PlacesToTry,
): Registration | null {
  const usual = canonicalScale(suspect)
  const likely = [{ positions: [...hints, upright(usual)], enough: WELL_PLACED }]
  const others = [
    { positions: acrossScales(usual), enough: SAME_PHOTO },
    { positions: slightTurns(usual), enough: SAME_PHOTO },
  ]
  let best: Registration | null = null
  for (const { positions, enough } of isThorough ? [...likely, ...others] : likely) {
    const [placement] = place(suspect, original.fine, mostLikely(suspect, original, positions))
    const found = placement && refine(suspect, original, placement)
    if (found && found.correlation > (best?.correlation ?? -1)) best = found
    if (best && best.correlation >= enough) break
  }
  return best
}

/** Of many positions the few in which it looks most like ours from afar. */
function mostLikely(suspect: Suspect, { rough }: Original, positions: readonly Hypothesis[]) {
  if (positions.length <= LIKELY) return positions
  return place(suspect, rough, positions)
    .slice(0, LIKELY)
    .map(({ position }) => position)
}

export const upright = (scale: number): Hypothesis => ({ scale, angle: 0, isMirrored: false, aspect: 1 })

function acrossScales(usual: number): Hypothesis[] {
  const steps = Math.ceil(Math.log(4 / 0.7) / Math.log(1.025))
  return Array.from({ length: steps }, (_, step) => upright(usual * 0.7 * 1.025 ** step))
}

function slightTurns(usual: number): Hypothesis[] {
  const angles = [-3, -1.5, 1.5, 3].map((degrees) => (degrees * Math.PI) / 180)
  const scales = Array.from({ length: 12 }, (_, step) => usual * 0.8 * 1.06 ** step)
  const turned = angles.flatMap((angle) => scales.map((scale) => ({ ...upright(scale), angle })))
  const quarters = [1, 2, 3].map((quarter) => ({ ...upright(usual), angle: (quarter * Math.PI) / 2 }))
  return [...turned, ...quarters, { ...upright(usual), isMirrored: true }]
}

/** In a fourth of the size, in half and in full: how coarse each is, and how often it is moved at most. */
const LEVELS = [
  { reduction: 4, rounds: 14 },
  { reduction: 2, rounds: 14 },
  { reduction: 1, rounds: 6 },
]
/** Radius of the mean that is taken away, in canonical pixels. */
export const SHADES = 10
/** The picture is enlarged to the photo's size no further than this. */
const MOST_ENLARGED = 1.6

/** What both planes of a level are made into before they are laid on each other. */
type Prepare = (template: Plane, picture: Plane) => readonly [Plane, Plane]
const asTheyAre: Prepare = (template, picture) => [template, picture]

/** Moves a rough placement to where it fits; the correlation is 0 where it never does. */
export function refine(
  suspect: Suspect,
  { canonical }: Original,
  { map: start }: Placement,
  prepare = asTheyAre,
): Registration {
  let map = start
  let correlation = 0
  for (const { reduction, rounds } of LEVELS) {
    const shades = Math.round(SHADES / reduction) + 1
    const [template, picture] = prepare(
      withoutShades(reduced(canonical, reduction), shades),
      withoutShades(atScale(suspect, scaleOf(map) * reduction), shades),
    )
    const toPicture = compose(compose(betweenGrids(suspect, picture), map), betweenGrids(template, canonical))
    const found = align(template, picture, toPicture, rounds)
    correlation = found.correlation
    if (correlation < HOPELESS) return { correlation: 0, map: start }
    map = compose(compose(betweenGrids(picture, suspect), found.map), betweenGrids(canonical, template))
  }
  return { correlation, map }
}

/** The picture in the scale in which a map lays it onto our photo. */
export const atScaleOf = (suspect: Suspect, map: Affine) => atScale(suspect, scaleOf(map))

const reduced = (plane: Plane, reduction: number) =>
  resize(plane, Math.round(plane.width / reduction), Math.round(plane.height / reduction))

function atScale(suspect: Suspect, scale: number) {
  const length = (pixels: number) =>
    Math.min(Math.round(pixels * MOST_ENLARGED), Math.max(40, Math.round(pixels / scale)))
  return suspect.inSize(length(suspect.width), length(suspect.height))
}
