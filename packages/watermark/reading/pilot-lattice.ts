// Finds scale, turn and stretch of the tile by its pilots: peaks of the power spectrum that no shift moves (Pereira & Pun 2000).
import { boxMean } from '../box-mean.ts'
import { PERIOD, type Tone } from '../carrier.ts'
import type { Plane } from './plane.ts'
import { spectrumOf } from './real-spectrum.ts'

/** How the tile may lie in the picture. */
export interface Hypothesis {
  /** Pixels of the picture for each of the tile: the root of their areas. */
  scale: number
  /** In radians. */
  angle: number
  isMirrored: boolean
  /** How much wider a pixel of the tile is than high. */
  aspect: number
}

export interface Candidate extends Hypothesis {
  /** Power of the pilots over that of their surroundings, in units of noise. */
  score: number
}

/** Of the transform, in which the picture is at most as long. */
export const SPECTRUM_SIDE = 1024
const SURROUNDINGS = 10
/** A single wave of the picture itself, such as a fence, counts no more than this. */
const MOST_POWER = 10
/** Share of each edge along which the picture fades out, so that it has no seams. */
const FADING = 0.08

/** The power of each wave over the mean of its surroundings. */
export function relativePower({ values, width, height }: Plane): Float32Array {
  const picture = new Float64Array(SPECTRUM_SIDE * SPECTRUM_SIDE)
  const [across, down] = [fading(width), fading(height)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      picture[y * SPECTRUM_SIDE + x] = (values[y * width + x] ?? 0) * (across[x] ?? 0) * (down[y] ?? 0)
  const { real, imaginary } = spectrumOf(picture, SPECTRUM_SIDE)
  const power = new Float32Array(real.length)
  for (let at = 0; at < power.length; at++) power[at] = (real[at] ?? 0) ** 2 + (imaginary[at] ?? 0) ** 2
  const mean = boxMean(power, SPECTRUM_SIDE, SURROUNDINGS)
  return power.map((value, at) => Math.min(MOST_POWER, value / ((mean[at] ?? 0) + 1e-12)))
}

function fading(length: number) {
  return Float64Array.from({ length }, (_, at) => {
    const share = Math.min(at + 0.5, length - at - 0.5) / (FADING * length)
    return share >= 1 ? 1 : 0.5 - 0.5 * Math.cos(Math.PI * share)
  })
}

export interface LatticeRange {
  /** Smallest and largest scale. */
  scales: readonly [number, number]
  angles: readonly number[]
  aspects: readonly number[]
  mirrors: readonly boolean[]
}

const STEP_OF_SCALE = 0.0015
/** Share of the pilots that must lie within the spectrum. */
const LEAST_PILOTS = 0.35
/** Of each turn, stretch and mirror the best scales; the rest lies in their shadow. */
const KEPT_EACH = 3
/** Of the logarithms of two scales: from here on they are two. */
const NEAR = 0.006

/** The best candidates of a range, none of which is a neighbour of a better one. */
export function findLattices(
  power: Float32Array,
  carrier: readonly Tone[],
  range: LatticeRange,
  most: number,
): Candidate[] {
  const pilots = carrier.filter(({ bit }) => bit === null)
  const found: Candidate[] = []
  for (const isMirrored of range.mirrors)
    for (const angle of range.angles)
      for (const aspect of range.aspects) {
        const lattice = layLattice(pilots, { angle, isMirrored, aspect })
        for (const { scale, score } of scanScales(power, lattice, range.scales))
          found.push({ scale, angle, isMirrored, aspect, score })
      }
  const best: Candidate[] = []
  for (const candidate of found.sort((one, other) => other.score - one.score)) {
    if (best.length === most) break
    if (!best.some((better) => isNeighbour(better, candidate))) best.push(candidate)
  }
  return best
}

const isNeighbour = (one: Hypothesis, other: Hypothesis) =>
  one.isMirrored === other.isMirrored &&
  Math.abs(Math.log(one.scale / other.scale)) < NEAR &&
  Math.abs(one.angle - other.angle) < 0.008 &&
  Math.abs(one.aspect - other.aspect) < 0.01

interface Lattice {
  x: Float64Array
  y: Float64Array
}

/** The waves of the pilots in the spectrum, at scale 1. */
function layLattice(pilots: readonly Tone[], { angle, isMirrored, aspect }: Omit<Hypothesis, 'scale'>): Lattice {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const unit = SPECTRUM_SIDE / PERIOD
  const across = (kx: number) => (isMirrored ? -kx : kx)
  return {
    x: Float64Array.from(pilots, ({ kx, ky }) => ((cos * across(kx) - sin * ky) * unit) / Math.sqrt(aspect)),
    y: Float64Array.from(pilots, ({ kx, ky }) => (sin * across(kx) + cos * ky) * unit * Math.sqrt(aspect)),
  }
}

function scanScales(power: Float32Array, lattice: Lattice, [least, most]: readonly [number, number]) {
  const best: { scale: number; score: number }[] = []
  const steps = Math.ceil(Math.log(most / least) / STEP_OF_SCALE) + 1
  for (let step = 0; step < steps; step++) {
    const scale = least * Math.exp(step * STEP_OF_SCALE)
    const score = scoreOf(power, lattice, 1 / scale)
    const weakest = best.at(-1)
    if (best.length === KEPT_EACH && weakest && score <= weakest.score) continue
    const near = best.findIndex((other) => Math.abs(Math.log(other.scale / scale)) < NEAR)
    if (near >= 0 && (best[near]?.score ?? 0) >= score) continue
    if (near >= 0) best.splice(near, 1)
    best.push({ scale, score })
    best.sort((one, other) => other.score - one.score)
    if (best.length > KEPT_EACH) best.pop()
  }
  return best
}

/** Added before a wave is rounded, so that cutting off its fraction does that: a multiple of the transform's side. */
const ABOVE_ZERO = 4 * SPECTRUM_SIDE

function scoreOf(power: Float32Array, { x, y }: Lattice, shrink: number) {
  const edge = SPECTRUM_SIDE / 2 - 2
  const [least, most] = [ABOVE_ZERO - edge, ABOVE_ZERO + edge]
  const mask = SPECTRUM_SIDE - 1
  let [sum, count] = [0, 0]
  for (let i = 0; i < x.length; i++) {
    const across = ((x[i] ?? 0) * shrink + ABOVE_ZERO + 0.5) | 0
    const down = ((y[i] ?? 0) * shrink + ABOVE_ZERO + 0.5) | 0
    if (across > most || across < least || down > most || down < least) continue
    sum += power[(down & mask) * SPECTRUM_SIDE + (across & mask)] ?? 0
    count++
  }
  return count < x.length * LEAST_PILOTS ? -Infinity : (sum - count) / Math.sqrt(count)
}
