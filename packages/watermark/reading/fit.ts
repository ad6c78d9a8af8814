// Lays the tile onto a picture as a hypothesis says, moves it until it fits, and reads it.
import type { Tone } from '../carrier.ts'
import { betweenMiddles } from './affine.ts'
import { canonicalFrame, canonicalScale } from './luma.ts'
import type { Hypothesis } from './pilot-lattice.ts'
import type { Plane } from './plane.ts'
import type { Spectrum } from './real-spectrum.ts'
import { fitBlocks } from './refinement.ts'
import { rearrange, warp, warpRoughly } from './resampling.ts'
import { findShift, foldedSpectrum, readTones, type ToneReading } from './soft-bits.ts'
import type { Suspect } from './suspect.ts'
import { whiten } from './whitening.ts'

/** What was read under one assumption of how the tile lies. */
export interface Fit extends ToneReading {
  hypothesis: Hypothesis
}

/** From here on a shift is more than rounding. */
const NEAR = 2
const SMALLEST = 48
/** Pixels; a mark on so small a part of a picture is not to be found. */
const MOST_PIXELS = 3_000_000
const BLOCK_SIZES = [256, 160, 160]
/** In units of noise; below, the pilots do not agree and nothing is read. */
const LEAST_AGREEMENT = 5
/** In pixels at the edges. */
const STILL = 0.08

export const uprightHypothesis = (suspect: Suspect): Hypothesis => ({
  scale: canonicalScale(suspect),
  angle: 0,
  isMirrored: false,
  aspect: 1,
})

/** As the picture left the installation, but for its size. */
export const fitUpright = (suspect: Suspect, carrier: readonly Tone[]): Fit => ({
  ...readNear(foldedSpectrum(whiten(canonicalFrame(suspect))), carrier),
  hypothesis: uprightHypothesis(suspect),
})

/** Where the tile should begin, or by the pilots' word close to that. */
export function readNear(spectrum: Spectrum, carrier: readonly Tone[], most = NEAR): ToneReading {
  const expected = readTones(spectrum, carrier, { x: 0, y: 0 })
  const shift = findShift(spectrum, carrier)
  return Math.hypot(shift.x, shift.y) < most ? clearer(expected, readTones(spectrum, carrier, shift)) : expected
}

const clearer = (one: ToneReading, other: ToneReading) => (other.pilotScore > one.pilotScore ? other : one)

/** A suspect whose whitened grids are kept for the next fit: upside down, or with another key. */
export function openFitting(suspect: Suspect) {
  let kept: { name: string; plane: Plane } | null = null
  const whitenedIn = (width: number, height: number) => {
    const name = `${width} ${height}`
    if (kept?.name !== name) kept = { name, plane: whiten(suspect.inSize(width, height)) }
    return kept.plane
  }
  /** Null where the pilots do not agree, or the picture would be too small or too large. */
  return (hypothesis: Hypothesis, carrier: readonly Tone[]): Fit | null => {
    const [across, down] = pixelsOf(hypothesis)
    const grid = {
      width: Math.max(SMALLEST, Math.round(suspect.width / across)),
      height: Math.max(SMALLEST, Math.round(suspect.height / down)),
    }
    if (grid.width * grid.height > MOST_PIXELS) return null
    const whitened = whitenedIn(grid.width, grid.height)
    const rounding = [suspect.width / across / grid.width, suspect.height / down / grid.height] as const
    const laid = settle(whitened, hypothesis, rounding, carrier)
    return laid && { ...laid, hypothesis }
  }
}

/** Pixels of the picture for each of the tile, across and down. */
const pixelsOf = ({ scale, aspect }: Hypothesis) => [scale * Math.sqrt(aspect), scale / Math.sqrt(aspect)] as const

type Matrix = readonly [a: number, b: number, d: number, e: number]

function settle(
  whitened: Plane,
  { angle, isMirrored }: Hypothesis,
  [across, down]: readonly [number, number],
  carrier: readonly Tone[],
): ToneReading | null {
  const [cos, sin, mirror] = [Math.cos(angle), Math.sin(angle), isMirrored ? -1 : 1]
  const size = turnedSize(whitened, cos, sin)
  const turn: Matrix = [cos * mirror, -sin, sin * mirror, cos]
  const quarters = turn.map(Math.round) as [number, number, number, number]
  const isQuarter = turn.every((value, at) => Math.abs(value - (quarters[at] ?? 0)) < 1e-9)
  // What the grid's rounding leaves over is found with everything else.
  let matrix: Matrix = isQuarter ? quarters : [turn[0] / across, turn[1] / across, turn[2] / down, turn[3] / down]
  let laid = isQuarter
    ? rearrange(whitened, size.width, size.height, betweenMiddles(size, whitened, quarters))
    : layRoughly(whitened, size, matrix)
  const { x, y } = findShift(foldedSpectrum(laid), carrier)
  let shift = { x: -x, y: -y }
  for (const [round, blockSize] of BLOCK_SIZES.entries()) {
    const fit = fitBlocks(laid, carrier, shift, blockSize, round === 0)
    if (round === 0 && fit.agreement < LEAST_AGREEMENT) return null
    shift = fit.shift
    if (Math.max(...fit.matrix.map(Math.abs)) * (Math.max(size.width, size.height) / 2) < STILL) break
    matrix = undo(matrix, fit.matrix)
    if (round < BLOCK_SIZES.length - 1) laid = layRoughly(whitened, size, matrix)
  }
  const spectrum = foldedSpectrum(warp(whitened, size.width, size.height, betweenMiddles(size, whitened, matrix)))
  const byBlocks = readTones(spectrum, carrier, { x: -shift.x, y: -shift.y })
  return clearer(byBlocks, readTones(spectrum, carrier, findShift(spectrum, carrier)))
}

const turnedSize = ({ width, height }: Plane, cos: number, sin: number) => ({
  width: Math.ceil(Math.abs(cos) * width + Math.abs(sin) * height - 1e-6),
  height: Math.ceil(Math.abs(sin) * width + Math.abs(cos) * height - 1e-6),
})

const layRoughly = (whitened: Plane, size: { width: number; height: number }, matrix: Matrix) =>
  warpRoughly(whitened, size.width, size.height, betweenMiddles(size, whitened, matrix))

/** The matrix after the inverse of 1 + what was found to be left over. */
function undo([a, b, d, e]: Matrix, [m0, m1, m2, m3]: Matrix): Matrix {
  const determinant = (1 + m0) * (1 + m3) - m1 * m2
  const [p, q, r, s] = [(1 + m3) / determinant, -m1 / determinant, -m2 / determinant, (1 + m0) / determinant]
  return [a * p + b * r, a * q + b * s, d * p + e * r, d * q + e * s]
}
