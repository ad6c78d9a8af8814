// Reads the tones of a key out of a whitened picture, as soft bits: how much speaks for either sign of each bit of the word.
import { HIGHEST, PERIOD, type Tone } from '../carrier.ts'
import { CODE_BITS } from '../code.ts'
import { transform2d } from '../fourier.ts'
import type { Plane } from './plane.ts'
import { type Spectrum, spectrumOf } from './real-spectrum.ts'

/** Where in the picture a tile begins, in canonical pixels. */
export interface Shift {
  x: number
  y: number
}

export interface ToneReading {
  /** For each bit of the word, noise having variance 1; positive for +1. */
  soft: Float64Array
  /** How clearly the pilots are there, in units of noise. Proves nothing: it says where to look. */
  pilotScore: number
}

const wrap = (wave: number) => (wave + PERIOD) % PERIOD
export const indexOf = ({ kx, ky }: Tone) => wrap(ky) * PERIOD + wrap(kx)

/** A part of a picture. */
export interface Area {
  left: number
  top: number
  right: number
  bottom: number
}

/** Filled anew for each spectrum: there are thousands of them in a search. */
const tile = new Float64Array(PERIOD * PERIOD)

/** All tiles of a picture, or of a part, summed up, as a spectrum: what repeats itself every 128 pixels grows, noise does not. */
export function foldedSpectrum({ values, width, height }: Plane, area?: Area, into?: Spectrum): Spectrum {
  const { left, top, right, bottom } = area ?? { left: 0, top: 0, right: width, bottom: height }
  tile.fill(0)
  for (let y = top; y < bottom; y++) {
    const row = (y % PERIOD) * PERIOD
    const start = y * width
    for (let x = left, at = left % PERIOD; x < right; x++) {
      tile[row + at] = (tile[row + at] ?? 0) + (values[start + x] ?? 0)
      at = at === PERIOD - 1 ? 0 : at + 1
    }
  }
  return spectrumOf(tile, PERIOD, HIGHEST, into)
}

/** Where the tile begins, by the phases of the pilots alone, between −64 and 64. */
export function findShift({ real, imaginary }: Spectrum, carrier: readonly Tone[]): Shift {
  const phases = { real: new Float64Array(PERIOD * PERIOD), imaginary: new Float64Array(PERIOD * PERIOD) }
  for (const tone of carrier) {
    if (tone.bit !== null) continue
    const at = indexOf(tone)
    const angle = Math.atan2(imaginary[at] ?? 0, real[at] ?? 0) - tone.phase
    phases.real[at] = Math.cos(angle)
    phases.imaginary[at] = Math.sin(angle)
  }
  transform2d(phases.real, phases.imaginary, PERIOD, 'inverse')
  return peakOf(phases.real)
}

/** To parts of a pixel, by a parabola through the neighbours. */
function peakOf(values: Float64Array): Shift {
  let best = 0
  for (let at = 1; at < values.length; at++) if ((values[at] ?? 0) > (values[best] ?? 0)) best = at
  const [x, y] = [best % PERIOD, Math.floor(best / PERIOD)]
  const at = (across: number, down: number) => values[wrap(y + down) * PERIOD + wrap(x + across)] ?? 0
  const between = (before: number, after: number) => {
    const bend = before - 2 * at(0, 0) + after
    return bend === 0 ? 0 : (0.5 * (before - after)) / bend
  }
  const unwrap = (place: number) => (place > PERIOD / 2 ? place - PERIOD : place)
  return { x: unwrap(x + between(at(-1, 0), at(1, 0))), y: unwrap(y + between(at(0, -1), at(0, 1))) }
}

/** Tones are told by rings of two waves' width, since noise depends on the wave's length. */
const RINGS = 16
const ringOf = ({ radius }: Tone) => Math.round(radius / 2)

/** What is in phase with a tone speaks for its sign; what is in quadrature is noise alone, and tells how strong that is. */
export function readTones(spectrum: Spectrum, carrier: readonly Tone[], shift: Shift): ToneReading {
  const { inPhase, inQuadrature } = demodulate(spectrum, carrier, shift)
  const noise = noiseOfRings(carrier, inQuadrature)
  const soft = new Float64Array(CODE_BITS)
  const weights = new Float64Array(CODE_BITS)
  let [pilots, pilotWeights] = [0, 0]
  for (const [at, tone] of carrier.entries()) {
    const gain = tone.amplitude / (noise[ringOf(tone)] ?? 1)
    const part = (inPhase[at] ?? 0) * gain
    if (tone.bit === null) {
      pilots += part
      pilotWeights += tone.amplitude * gain
    } else {
      soft[tone.bit] = (soft[tone.bit] ?? 0) + part
      weights[tone.bit] = (weights[tone.bit] ?? 0) + tone.amplitude * gain
    }
  }
  for (let bit = 0; bit < CODE_BITS; bit++) soft[bit] = (soft[bit] ?? 0) / Math.sqrt(weights[bit] ?? 1)
  return { soft, pilotScore: pilots / Math.sqrt(pilotWeights) }
}

function demodulate({ real, imaginary }: Spectrum, carrier: readonly Tone[], shift: Shift) {
  const inPhase = new Float64Array(carrier.length)
  const inQuadrature = new Float64Array(carrier.length)
  for (const [i, tone] of carrier.entries()) {
    const at = indexOf(tone)
    const angle = tone.phase - (2 * Math.PI * (tone.kx * shift.x + tone.ky * shift.y)) / PERIOD
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [re, im] = [real[at] ?? 0, imaginary[at] ?? 0]
    inPhase[i] = re * cos + im * sin
    inQuadrature[i] = im * cos - re * sin
  }
  return { inPhase, inQuadrature }
}

/** Variance of each ring, by the data tones of the ring and its two neighbours. */
function noiseOfRings(carrier: readonly Tone[], inQuadrature: Float64Array) {
  const sums = new Float64Array(RINGS)
  const counts = new Float64Array(RINGS)
  for (const [i, tone] of carrier.entries()) {
    if (tone.bit === null) continue
    for (const ring of [ringOf(tone) - 1, ringOf(tone), ringOf(tone) + 1]) {
      sums[ring] = (sums[ring] ?? 0) + (inQuadrature[i] ?? 0) ** 2
      counts[ring] = (counts[ring] ?? 0) + 1
    }
  }
  // A picture without any detail has no noise, and no mark either.
  return sums.map((sum, ring) => sum / (counts[ring] || 1) || Number.MAX_VALUE)
}

/** The more there is than noise alone would bring, the larger; of a perfect reading 27.7. */
export function correlate(soft: Float64Array, word: Int8Array) {
  let [sum, energy] = [0, 0]
  for (let bit = 0; bit < soft.length; bit++) {
    const value = soft[bit] ?? 0
    sum += value * (word[bit] ?? 0)
    energy += value * value
  }
  return energy > 0 ? sum / Math.sqrt(energy) : 0
}
