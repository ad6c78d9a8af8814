// Sixty-four bits by which photos like a given picture are found: the signs of its coarsest waves (Zauner 2010).

import type { Luma } from './finding.ts'
import type { Plane } from './plane.ts'
import { resize } from './resampling.ts'

const SIDE = 32
const WAVES = 8

/** Photos whose hashes differ in more are not looked at. */
export const MOST_DIFFERING_BITS = 12

/** Sixty-four bits. Survives scaling and recoding, not cropping. */
export const pictureHash = (luma: Luma): bigint => signsOf(wavesOf(resize(luma, SIDE, SIDE)))

/** The hash of the picture as it is and of its seven other positions: turned by quarters, mirrored. */
export function hashesOfPositions(luma: Luma): bigint[] {
  const waves = wavesOf(resize(luma, SIDE, SIDE))
  const transposed = waves.map((_, at) => waves[(at % WAVES) * WAVES + Math.floor(at / WAVES)] ?? 0)
  const flips = [0, 1, 2, 3]
  return [
    ...flips.map((flip) => signsOf(flipped(waves, flip))),
    ...flips.map((flip) => signsOf(flipped(transposed, flip))),
  ]
}

/** As PostgreSQL writes a value of bit(64). */
export const bitsOf = (hash: bigint) => BigInt.asUintN(64, hash).toString(2).padStart(64, '0')

export function differingBits(one: bigint, other: bigint) {
  let bits = 0
  for (let rest = BigInt.asUintN(64, one ^ other); rest > 0n; rest &= rest - 1n) bits++
  return bits
}

/** Of a discrete cosine transform (type II) the lowest eight by eight. */
function wavesOf({ values }: Plane) {
  const cosine = (wave: number, x: number) => Math.cos((Math.PI * wave * (x + 0.5)) / SIDE)
  return Array.from({ length: WAVES * WAVES }, (_, at) => {
    const [down, across] = [Math.floor(at / WAVES), at % WAVES]
    let sum = 0
    for (let i = 0; i < SIDE * SIDE; i++)
      sum += (values[i] ?? 0) * cosine(across, i % SIDE) * cosine(down, Math.floor(i / SIDE))
    return sum
  })
}

/** A mirrored picture has its odd waves with the other sign: 1 across, 2 down. */
const flipped = (waves: readonly number[], flip: number) =>
  waves.map((wave, at) => {
    const isTurned = ((flip & 1) * (at % WAVES) + (flip >> 1) * Math.floor(at / WAVES)) % 2 === 1
    return isTurned ? -wave : wave
  })

/** The mean brightness, first of all, says nothing of the picture. */
function signsOf(waves: readonly number[]) {
  let bits = 0n
  for (const [at, wave] of waves.entries()) bits = (bits << 1n) | (at > 0 && wave > 0 ? 1n : 0n)
  return BigInt.asIntN(64, bits)
}
