// Subtracts our photo from a picture that shows it, so that the mark is nearly all that is left.
import type { Tone } from '../carrier.ts'
import { transform2d } from '../fourier.ts'
import { betweenGrids, compose, scaleOf } from './affine.ts'
import { type Fit, readNear } from './fit.ts'
import { type Plane, withoutShades } from './plane.ts'
import type { Spectrum } from './real-spectrum.ts'
import { isShown, type Original, type Registration } from './registration.ts'
import { warp } from './resampling.ts'
import { foldedSpectrum } from './soft-bits.ts'
import type { Suspect } from './suspect.ts'
import { RESIDUAL, whiten } from './whitening.ts'

const SHADES = 12
/** Pixels at the picture's edges that are not read: their shades are not known. */
const MARGIN = 13
/** Rings of waves, by length, each of which went through recoding and scaling with a strength of its own. */
const RINGS = 64
/** Registration is right to this many canonical pixels. */
const NEAR = 1.5

/** Of what is left of the picture without our photo; whatever key is to be read in it. */
export const residualSpectrum = (suspect: Suspect, original: Original, registration: Registration) =>
  foldedSpectrum(subtract(suspect, original, registration))

export function fitResidual(spectrum: Spectrum, { map }: Registration, carrier: readonly Tone[]): Fit {
  const [a, b, , d, e] = map
  const mirror = a * e < b * d ? -1 : 1
  const hypothesis = {
    scale: Math.sqrt(Math.abs(a * e - b * d)),
    angle: Math.atan2(d * mirror, a * mirror),
    isMirrored: mirror < 0,
    aspect: 1,
  }
  return { ...readNear(spectrum, carrier, NEAR), hypothesis }
}

/** Whitened, in the canonical frame of our photo; 0 where the picture does not reach or shows something else. */
function subtract(suspect: Suspect, { canonical }: Original, { map, blocks }: Registration): Plane {
  const { width, height } = canonical
  const shrink = Math.max(1, scaleOf(map))
  const picture = suspect.inSize(Math.round(suspect.width / shrink), Math.round(suspect.height / shrink))
  const toPicture = compose(betweenGrids(suspect, picture), map)
  const theirs = withoutShades(warp(picture, width, height, toPicture), SHADES)
  const ours = withoutShades(canonical, SHADES)
  const covered = new Uint8Array(width * height)
  const [a, b, c, d, e, f] = toPicture
  for (let v = 0, at = 0; v < height; v++)
    for (let u = 0; u < width; u++, at++) {
      const [x, y] = [a * u + b * v + c, d * u + e * v + f]
      const isInside = x >= MARGIN && y >= MARGIN && x <= picture.width - 1 - MARGIN && y <= picture.height - 1 - MARGIN
      covered[at] = isInside && (!blocks || isShown(blocks, u, v)) ? 1 : 0
    }
  const keepCovered = (plane: Plane) => ({
    ...plane,
    values: plane.values.map((value, at) => value * (covered[at] ?? 0)),
  })
  return keepCovered(whiten(keepCovered(difference(keepCovered(theirs), keepCovered(ours))), RESIDUAL))
}

const powerOfTwo = (least: number) => 2 ** Math.ceil(Math.log2(least))

/** Theirs less ours, each ring of our waves times the share in which it is found in theirs (a Wiener filter by rings). */
function difference(theirs: Plane, ours: Plane): Plane {
  const { width, height } = ours
  const [across, down] = [powerOfTwo(width), powerOfTwo(height)]
  const real = new Float64Array(across * down)
  const imaginary = new Float64Array(across * down)
  for (let y = 0; y < height; y++) {
    real.set(theirs.values.subarray(y * width, (y + 1) * width), y * across)
    imaginary.set(ours.values.subarray(y * width, (y + 1) * width), y * across)
  }
  transform2d(real, imaginary, across, 'forward')
  const rings = ringsOf(across, down)
  const gains = gainsOf(real, imaginary, rings, across)
  // A gain is real and the same for opposite waves, so that both pictures stay in their parts.
  for (let at = 0; at < real.length; at++) {
    const gain = gains[rings[at] ?? 0] ?? 0
    real[at] = (real[at] ?? 0) * gain
    imaginary[at] = (imaginary[at] ?? 0) * gain
  }
  transform2d(real, imaginary, across, 'inverse')
  const values = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++)
      values[at] = (theirs.values[at] ?? 0) - (imaginary[y * across + x] ?? 0) / real.length
  return { width, height, values }
}

function ringsOf(across: number, down: number) {
  const rings = new Uint8Array(across * down)
  const cycles = (at: number, length: number) => Math.min(at, length - at) / length
  for (let y = 0, at = 0; y < down; y++)
    for (let x = 0; x < across; x++, at++)
      rings[at] = Math.min(RINGS - 1, Math.floor(Math.hypot(cycles(x, across), cycles(y, down)) * RINGS * 1.6))
  return rings
}

/** Of each ring the regression of theirs, the real part, on ours, the imaginary one. */
function gainsOf(real: Float64Array, imaginary: Float64Array, rings: Uint8Array, across: number) {
  const shared = new Float64Array(RINGS)
  const ours = new Float64Array(RINGS)
  const down = real.length / across
  for (let y = 0, at = 0; y < down; y++)
    for (let x = 0; x < across; x++, at++) {
      const opposite = ((down - y) % down) * across + ((across - x) % across)
      const a = real[at] ?? 0
      const b = imaginary[at] ?? 0
      const c = real[opposite] ?? 0
      const d = imaginary[opposite] ?? 0
      const ring = rings[at] ?? 0
      shared[ring] = (shared[ring] ?? 0) + ((a + c) * (b + d) + (b - d) * (c - a)) / 4
      ours[ring] = (ours[ring] ?? 0) + ((b + d) ** 2 + (c - a) ** 2) / 4
    }
  return shared.map((sum, ring) => sum / ((ours[ring] ?? 0) + 1e-9))
}
