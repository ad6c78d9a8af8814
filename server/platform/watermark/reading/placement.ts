// Finds where in our photo a picture lies, roughly: by phase correlation over scales (Kuglin & Hines 1975).
import { transform2d } from '../fourier.ts'
import { betweenGrids, betweenMiddles, compose, shift } from './affine.ts'
import type { Affine } from './finding.ts'
import type { Hypothesis } from './pilot-lattice.ts'
import { type Plane, withoutShades } from './plane.ts'
import { resize, warp } from './resampling.ts'
import type { Suspect } from './suspect.ts'

export interface Placement {
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
  spectrum: Spectrum
}

interface Spectrum {
  re: Float64Array
  im: Float64Array
}

/** Of the transform. */
const SIDE = 512
/** Our photo is looked at in a fourth of its canonical size, or smaller where it is long. */
const REDUCTION = 4
const SHADES = 4
const SMALLEST = 24
const LARGEST = SIDE - 8
/** Of the logarithm of the amplitudes: with none of them, noise would weigh as much as the picture. */
const AMPLITUDE_KEPT = 0.3

export function prepareGround(canonical: Plane): Ground {
  const { width, height } = canonical
  const reduction = Math.max(REDUCTION, Math.max(width, height) / LARGEST)
  const reduced = withoutShades(
    resize(canonical, Math.round(width / reduction), Math.round(height / reduction)),
    SHADES,
  )
  return { size: { width, height }, reduced, spectrum: transform(reduced, null) }
}

/** The best of the positions, or null where the picture would be too small or too large in all of them. */
export function place(suspect: Suspect, ground: Ground, positions: readonly Hypothesis[]): Placement | null {
  let best: Placement | null = null
  const keep = (turned: Turned, peak: Peak) => {
    if (best && best.peak >= peak.height) return
    // Our photo, reduced → where the turned picture lies in it → the suspect.
    const map = compose(compose(turned.map, shift(-peak.x, -peak.y)), betweenGrids(ground.size, ground.reduced))
    best = { map, peak: peak.height }
  }
  const reduction = ground.size.width / ground.reduced.width
  const turned = positions.flatMap((position) => turn(suspect, position, reduction) ?? [])
  for (let at = 0; at < turned.length; at += 2) {
    const [first, second] = [turned[at], turned[at + 1]]
    if (!first) continue
    const correlations = correlate(ground.spectrum, transform(first.plane, second?.plane ?? null))
    keep(first, highest(correlations.re))
    if (second) keep(second, highest(correlations.im))
  }
  return best
}

interface Turned {
  plane: Plane
  /** From pixels of the plane to those of the suspect. */
  map: Affine
}

function turn(suspect: Suspect, position: Hypothesis, reduction: number): Turned | null {
  const { scale, aspect, angle, isMirrored } = position
  const step = scale * reduction
  const width = Math.round(suspect.width / (step * Math.sqrt(aspect)))
  const height = Math.round((suspect.height * Math.sqrt(aspect)) / step)
  if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) return null
  const upright = withoutShades(suspect.inSize(width, height), SHADES)
  const toSuspect = betweenGrids(upright, suspect)
  if (angle === 0 && !isMirrored) return { plane: upright, map: toSuspect }
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const size = {
    width: Math.ceil(Math.abs(cos) * width + Math.abs(sin) * height - 1e-6),
    height: Math.ceil(Math.abs(sin) * width + Math.abs(cos) * height - 1e-6),
  }
  if (Math.max(size.width, size.height) > SIDE) return null
  const mirror = isMirrored ? -1 : 1
  const map = betweenMiddles(size, upright, [cos * mirror, -sin, sin * mirror, cos])
  return { plane: warp(upright, size.width, size.height, map), map: compose(toSuspect, map) }
}

/** Of two pictures at once: one is the real part, the other the imaginary. */
function transform(first: Plane, second: Plane | null): Spectrum {
  const re = new Float64Array(SIDE * SIDE)
  const im = new Float64Array(SIDE * SIDE)
  const lay = ({ values, width, height }: Plane, on: Float64Array) => {
    for (let y = 0; y < height; y++) on.set(values.subarray(y * width, (y + 1) * width), y * SIDE)
  }
  lay(first, re)
  if (second) lay(second, im)
  transform2d(re, im, SIDE, 'forward')
  return { re, im }
}

/** Our photo against both pictures of a spectrum: the first correlation is the real part, the second the imaginary. */
function correlate(photo: Spectrum, both: Spectrum): Spectrum {
  const re = new Float64Array(SIDE * SIDE)
  const im = new Float64Array(SIDE * SIDE)
  for (let y = 0, at = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, at++) {
      const opposite = ((SIDE - y) & (SIDE - 1)) * SIDE + ((SIDE - x) & (SIDE - 1))
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
  transform2d(re, im, SIDE, 'inverse')
  return { re, im }
}

const flatten = (re: number, im: number) => (re * re + im * im + 1e-18) ** ((AMPLITUDE_KEPT - 1) / 2)

interface Peak {
  x: number
  y: number
  height: number
}

/** A picture may begin further to the left of our photo than it reaches beyond its middle on the right. */
const MOST_RIGHT = SIDE / 2 + 60

function highest(correlation: Float64Array): Peak {
  let [best, energy] = [0, 0]
  for (let at = 0; at < correlation.length; at++) {
    const value = correlation[at] ?? 0
    energy += value * value
    if (value > (correlation[best] ?? 0)) best = at
  }
  const unwrap = (place: number) => (place > MOST_RIGHT ? place - SIDE : place)
  const height = (correlation[best] ?? 0) / Math.sqrt(energy / correlation.length + 1e-30)
  return { x: unwrap(best % SIDE), y: unwrap(Math.floor(best / SIDE)), height }
}
