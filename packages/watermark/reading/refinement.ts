// Finds to parts of a pixel how the tile lies in a picture of about its scale: what makes the pilots of all blocks agree.
import { PERIOD, type Tone } from '../carrier.ts'
import type { Plane } from './plane.ts'
import { newSpectrum, type Spectrum } from './real-spectrum.ts'
import { foldedSpectrum, indexOf, type Shift } from './soft-bits.ts'

/** The tile lies at u + shift + matrix·(u − middle). */
export interface LocalFit {
  /** How well the pilots of all blocks agree, in units of noise. */
  agreement: number
  /** In pixels. */
  shift: Shift
  /** By how much the map still differs from none: a b / c d. */
  matrix: readonly [a: number, b: number, c: number, d: number]
}

/** Starts that the search tries besides none, in pixels that the edges move. */
const FIRST_TRIES = [0, 1.2, -1.2]
/** In pixels. */
const FIRST_STEP = 0.8
const LAST_STEP = 0.02
const STEP_SHRINKS = 0.55
/** Of the starts, climbed from. */
const CLIMBED = 2

/**
 * Blocks of about `blockSize` pixels, large enough for the pilots to be felt and small enough for the map to be a shift in each.
 * `isFirst` tries some turns and stretches besides what is there.
 */
export function fitBlocks(
  plane: Plane,
  carrier: readonly Tone[],
  start: Shift,
  blockSize: number,
  isFirst: boolean,
): LocalFit {
  const pilots = carrier.filter(({ bit }) => bit === null)
  const blocks = readBlocks(plane, pilots, blockSize)
  const reach = Math.max(plane.width, plane.height) / 2
  const agreementAt = agreementOf(blocks, pilots, reach)
  const tries = isFirst ? FIRST_TRIES : [0]
  const starts = tries.flatMap((turn) => tries.map((stretch) => [start.x, start.y, stretch, -turn, turn, stretch]))
  const [best] = starts
    .map((moves) => ({ moves, agreement: agreementAt(moves) }))
    .sort((one, other) => other.agreement - one.agreement)
    .slice(0, CLIMBED)
    .map(({ moves }) => climb(moves, agreementAt))
    .sort((one, other) => other.agreement - one.agreement)
  const [x = 0, y = 0, a = 0, b = 0, c = 0, d = 0] = best?.moves ?? []
  return {
    agreement: (best?.agreement ?? 0) / Math.sqrt((blocks.length * pilots.length) / 2),
    shift: { x, y },
    matrix: [a / reach, b / reach, c / reach, d / reach],
  }
}

interface Block {
  /** Its middle, from the picture's. */
  x: number
  y: number
  /** Of each pilot, its own phase taken away. */
  real: Float64Array
  imaginary: Float64Array
}

/** More say nothing new, and of large pictures there would be hundreds. */
const MOST_BLOCKS = 64

function readBlocks(plane: Plane, pilots: readonly Tone[], least: number): Block[] {
  const size = Math.max(least, Math.sqrt((plane.width * plane.height) / MOST_BLOCKS))
  const [across, down] = [Math.max(1, Math.round(plane.width / size)), Math.max(1, Math.round(plane.height / size))]
  const spectrum = newSpectrum(PERIOD * PERIOD)
  const blocks = Array.from({ length: across * down }, (_, at) => {
    const [column, row] = [at % across, Math.floor(at / across)]
    const edge = (part: number, parts: number, length: number) => Math.round((part * length) / parts)
    const [left, right] = [edge(column, across, plane.width), edge(column + 1, across, plane.width)]
    const [top, bottom] = [edge(row, down, plane.height), edge(row + 1, down, plane.height)]
    const middle = { x: (left + right - plane.width) / 2, y: (top + bottom - plane.height) / 2 }
    return { ...middle, ...pilotsOf(foldedSpectrum(plane, { left, top, right, bottom }, spectrum), pilots) }
  })
  return balance(blocks, pilots.length)
}

function pilotsOf(spectrum: Spectrum, pilots: readonly Tone[]) {
  const real = new Float64Array(pilots.length)
  const imaginary = new Float64Array(pilots.length)
  for (const [i, pilot] of pilots.entries()) {
    const at = indexOf(pilot)
    const [re, im] = [spectrum.real[at] ?? 0, spectrum.imaginary[at] ?? 0]
    const [cos, sin] = [Math.cos(pilot.phase), Math.sin(pilot.phase)]
    real[i] = re * cos + im * sin
    imaginary[i] = im * cos - re * sin
  }
  return { real, imaginary }
}

/** Every pilot gets the same say, however strong its wave is in the picture itself. */
function balance(blocks: Block[], pilots: number) {
  for (let i = 0; i < pilots; i++) {
    const energy = blocks.reduce((sum, { real, imaginary }) => sum + (real[i] ?? 0) ** 2 + (imaginary[i] ?? 0) ** 2, 0)
    const share = 1 / Math.sqrt(energy / blocks.length + 1e-12)
    for (const { real, imaginary } of blocks) {
      real[i] = (real[i] ?? 0) * share
      imaginary[i] = (imaginary[i] ?? 0) * share
    }
  }
  return blocks
}

type Moves = readonly number[]

/** The circle in so many steps: a cosine to four digits, at a fraction of its price. */
const CIRCLE = 16_384
const COSINE = Float64Array.from({ length: CIRCLE }, (_, at) => Math.cos((2 * Math.PI * at) / CIRCLE))

function agreementOf(blocks: readonly Block[], pilots: readonly Tone[], reach: number) {
  const waves = (of: 'kx' | 'ky') => Float64Array.from(pilots, (pilot) => (CIRCLE * pilot[of]) / PERIOD)
  const [kx, ky] = [waves('kx'), waves('ky')]
  return ([x = 0, y = 0, a = 0, b = 0, c = 0, d = 0]: Moves) => {
    let sum = 0
    for (const block of blocks) {
      const across = x + (a * block.x + b * block.y) / reach
      const down = y + (c * block.x + d * block.y) / reach
      for (let i = 0; i < kx.length; i++) {
        const angle = Math.round((kx[i] ?? 0) * across + (ky[i] ?? 0) * down)
        const cos = COSINE[angle & (CIRCLE - 1)] ?? 0
        const sin = COSINE[(angle - CIRCLE / 4) & (CIRCLE - 1)] ?? 0
        sum += (block.real[i] ?? 0) * cos + (block.imaginary[i] ?? 0) * sin
      }
    }
    return sum
  }
}

/** One coordinate after the other, by steps that shrink when none of them leads up. */
function climb(start: Moves, heightAt: (moves: Moves) => number) {
  let moves = [...start]
  let agreement = heightAt(moves)
  for (let step = FIRST_STEP; step > LAST_STEP; ) {
    let hasMoved = false
    for (let at = 0; at < moves.length; at++)
      for (const by of [step, -step]) {
        const tried = moves.with(at, (moves[at] ?? 0) + by)
        const height = heightAt(tried)
        if (height <= agreement) continue
        moves = tried
        agreement = height
        hasMoved = true
        break
      }
    if (!hasMoved) step *= STEP_SHRINKS
  }
  return { moves, agreement }
}
