// Finds where in our photo a picture lies, roughly: by phase correlation over scales (Kuglin & Hines 1975).
import { transform2d } from '../fourier.ts'
import { betweenGrids, betweenMiddles, compose, shift } from './affine.ts'
import type { Affine } from './finding.ts'
import type { Hypothesis } from './pilot-lattice.ts'
import { type Plane, withoutShades } from './plane.ts'
import { resize, warp } from './resampling.ts'
import type { Suspect } from './suspect.ts'

export interface Placement {
  position: Hypothesis
  /** From canonical pixels of our photo to pixels of the suspect. */
  map: Affine
  /** Height of the peak over the root mean square of the correlation. */
  peak: number
}

/** Our photo, made ready for pictures to be placed in it. */
export interface Ground {
  /** In canonical pixels. */
  size: { width: number; height: number }
  reduced: { width: number; height: number }
  /** Of the transform, in pixels. */
  side: number
  spectrum: Spectrum
}

interface Spectrum {
  re: Float64Array
  im: Float64Array
}

/** To choose among positions, and to place in the best of them: in an eighth and in a fourth, or smaller where it is long. */
export const ROUGH = { side: 256, reduction: 8, shades: 2 }
export const FINE = { side: 512, reduction: 4, shades: 4 }
const SMALLEST = 12
/** Pixels of the transform that stay empty. */
const ROOM = 8

export function prepareGround(canonical: Plane, { side, reduction, shades }: typeof FINE): Ground {
  const { width, height } = canonical
  const shrink = Math.max(reduction, Math.max(width, height) / (side - ROOM))
  const reduced = withoutShades(resize(canonical, Math.round(width / shrink), Math.round(height / shrink)), shades)
  return { size: { width, height }, reduced, side, spectrum: transform(reduced, null, side) }
}

/** Where the picture lies in each of the positions, the clearest first; without those in which it is too small or large. */
export function place(suspect: Suspect, ground: Ground, positions: readonly Hypothesis[]): Placement[] {
  const { side } = ground
  const turned = positions.flatMap((position) => turn(suspect, position, ground) ?? [])
  const placed: Placement[] = []
  const keep = ({ position, map: turnedMap }: Turned, { x, y, height }: Peak) => {
    // Our photo, reduced → where the turned picture lies in it → the suspect.
    const map = compose(compose(turnedMap, shift(-x, -y)), betweenGrids(ground.size, ground.reduced))
    placed.push({ position, map, peak: height })
  }
  for (let at = 0; at < turned.length; at += 2) {
    const [first, second] = [turned[at], turned[at + 1]]
    if (!first) continue
    const correlations = correlate(ground.spectrum, transform(first.plane, second?.plane ?? null, side), side)
    keep(first, highest(correlations.re, side))
    if (second) keep(second, highest(correlations.im, side))
  }
  return placed.sort((one, other) => other.peak - one.peak)
}

interface Turned {
  position: Hypothesis
  plane: Plane
  /** From pixels of the plane to those of the suspect. */
  map: Affine
}

function turn(suspect: Suspect, position: Hypothesis, { size: canonical, reduced, side }: Ground): Turned | null {
  const { scale, aspect, angle, isMirrored } = position
  const step = (scale * canonical.width) / reduced.width
  const width = Math.round(suspect.width / (step * Math.sqrt(aspect)))
  const height = Math.round((suspect.height * Math.sqrt(aspect)) / step)
  if (Math.min(width, height) < SMALLEST || Math.max(width, height) > side - ROOM) return null
  const upright = withoutShades(suspect.inSize(width, height), side === FINE.side ? FINE.shades : ROUGH.shades)
  const toSuspect = betweenGrids(upright, suspect)
  if (angle === 0 && !isMirrored) return { position, plane: upright, map: toSuspect }
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const size = {
    width: Math.ceil(Math.abs(cos) * width + Math.abs(sin) * height - 1e-6),
    height: Math.ceil(Math.abs(sin) * width + Math.abs(cos) * height - 1e-6),
  }
  if (Math.max(size.width, size.height) > side) return null
  const mirror = isMirrored ? -1 : 1
  const map = betweenMiddles(size, upright, [cos * mirror, -sin, sin * mirror, cos])
  return { position, plane: warp(upright, size.width, size.height, map), map: compose(toSuspect, map) }
}

/** Of two pictures at once: one is the real part, the other the imaginary. */
function transform(first: Plane, second: Plane | null, side: number): Spectrum {
  const re = new Float64Array(side * side)
  const im = new Float64Array(side * side)
  const lay = ({ values, width, height }: Plane, on: Float64Array) => {
    for (let y = 0; y < height; y++) on.set(values.subarray(y * width, (y + 1) * width), y * side)
  }
  lay(first, re)
  if (second) lay(second, im)
  transform2d(re, im, side, 'forward')
  return { re, im }
}

/** Our photo against both pictures of a spectrum: the first correlation is the real part, the second the imaginary. */
function correlate(photo: Spectrum, both: Spectrum, side: number): Spectrum {
  const re = new Float64Array(side * side)
  const im = new Float64Array(side * side)
  for (let y = 0, at = 0; y < side; y++)
    for (let x = 0; x < side; x++, at++) {
      const opposite = ((side - y) & (side - 1)) * side + ((side - x) & (side - 1))
      const [a, b] = [both.re[at] ?? 0, both.im[at] ?? 0]
      const [c, d] = [both.re[opposite] ?? 0, both.im[opposite] ?? 0]
      const [p, q] = [photo.re[at] ?? 0, photo.im[at] ?? 0]
      // The halves that belong to the real and to the imaginary picture.
      const [firstRe, firstIm, secondRe, secondIm] = [(a + c) / 2, (b - d) / 2, (b + d) / 2, (c - a) / 2]
      const [oneRe, oneIm] = [p * firstRe + q * firstIm, q * firstRe - p * firstIm]
      const [otherRe, otherIm] = [p * secondRe + q * secondIm, q * secondRe - p * secondIm]
      const [one, other] = [flatten(oneRe, oneIm), flatten(otherRe, otherIm)]
      re[at] = oneRe * one - otherIm * other
      im[at] = oneIm * one + otherRe * other
    }
  transform2d(re, im, side, 'inverse')
  return { re, im }
}

/** Amplitudes keep a fourth of their logarithm: with none of them, noise would weigh as much as the picture. */
const flatten = (re: number, im: number) => {
  const root = Math.sqrt(Math.sqrt(re * re + im * im + 1e-18))
  return 1 / (root * Math.sqrt(root))
}

interface Peak {
  x: number
  y: number
  height: number
}

function highest(correlation: Float64Array, side: number): Peak {
  let [best, energy] = [0, 0]
  for (let at = 0; at < correlation.length; at++) {
    const value = correlation[at] ?? 0
    energy += value * value
    if (value > (correlation[best] ?? 0)) best = at
  }
  // A picture begins within our photo or to the left of it: few begin in its last part.
  const mostRight = side * 0.62
  const unwrap = (place: number) => (place > mostRight ? place - side : place)
  const height = (correlation[best] ?? 0) / Math.sqrt(energy / correlation.length + 1e-30)
  return { x: unwrap(best % side), y: unwrap(Math.floor(best / side)), height }
}
