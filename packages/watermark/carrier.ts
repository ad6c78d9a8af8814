// The carrier of the mark: which tones a key lays into the periodic tile, and the tile of a word.
import { createCipheriv, createHmac } from 'node:crypto'
import { CODE_BITS } from './code.ts'
import { transform } from './fourier.ts'

/** Pixels of the canonical frame after which the tile repeats itself. */
export const PERIOD = 128
const LOWEST = 6
export const HIGHEST = 24
/** Pilots are the template by which a reader finds scale and turn (Pereira & Pun 2000). */
const PILOTS = { count: 48, lowest: 8, highest: 22, apart: 3, gain: 3 }

/** One wave of the tile: a·cos(2π(kx·x + ky·y)/128 + phase). */
export interface Tone {
  kx: number
  ky: number
  /** |k| in cycles a period. */
  radius: number
  /** In radians. */
  phase: number
  amplitude: number
  /** The bit of the word whose sign it bears; null for a pilot, which is the same in every tile. */
  bit: number | null
}

/** All 842 tones in the order of the key (a spread spectrum after Cox et al. 1997). */
export function carrierOf(key: Uint8Array): Tone[] {
  const places = shuffle(listPlaces(), key)
  const phases = keyStream(key, 'wm-phase-v1', places.length * 2)
  const pilots = choosePilots(places)
  let dataTones = 0
  return places.map((place, i) => {
    const isPilot = pilots.has(place)
    return {
      ...place,
      phase: (phases.readUInt16LE(i * 2) / 65_536) * 2 * Math.PI,
      amplitude: (isPilot ? PILOTS.gain : 1) * (place.radius / 16) ** -0.5,
      bit: isPilot ? null : dataTones++ % CODE_BITS,
    }
  })
}

type Wave = Pick<Tone, 'kx' | 'ky' | 'radius'>

/** Of each pair of opposite waves one, by ky, then kx. */
function listPlaces(): Wave[] {
  const places: Wave[] = []
  for (let ky = 0; ky <= HIGHEST; ky++)
    for (let kx = ky === 0 ? 1 : -HIGHEST; kx <= HIGHEST; kx++) {
      const radius = Math.hypot(kx, ky)
      if (radius >= LOWEST && radius <= HIGHEST) places.push({ kx, ky, radius })
    }
  return places
}

/** After Fisher and Yates, from the end. */
function shuffle(places: Wave[], key: Uint8Array) {
  const stream = keyStream(key, 'wm-layout-v1', places.length * 4)
  const shuffled = [...places]
  for (let i = shuffled.length - 1, at = 0; i > 0; i--, at += 4) {
    const j = stream.readUInt32LE(at) % (i + 1)
    const [one, other] = [shuffled[i], shuffled[j]]
    if (!one || !other) continue
    shuffled[i] = other
    shuffled[j] = one
  }
  return shuffled
}

/** The first that lie well within the ring and apart from each other, and from each other's opposites. */
function choosePilots(places: readonly Wave[]) {
  const pilots = new Set<Wave>()
  const isApart = ({ kx, ky }: Wave) =>
    [...pilots].every(
      (pilot) =>
        Math.hypot(pilot.kx - kx, pilot.ky - ky) >= PILOTS.apart &&
        Math.hypot(pilot.kx + kx, pilot.ky + ky) >= PILOTS.apart,
    )
  for (const place of places) {
    if (pilots.size === PILOTS.count) break
    if (place.radius >= PILOTS.lowest && place.radius <= PILOTS.highest && isApart(place)) pilots.add(place)
  }
  return pilots
}

/** Bytes that only the key can make: AES-256-CTR under a key of their own. */
function keyStream(key: Uint8Array, label: string, length: number) {
  const own = createHmac('sha256', key).update(label).digest()
  return createCipheriv('aes-256-ctr', own, Buffer.alloc(16)).update(Buffer.alloc(length))
}

/** Samples of a side of the tile: two for each canonical pixel. */
export const TILE_SIDE = 2 * PERIOD
/** What an amplitude of 1 is in the tile. */
export const TILE_UNIT = 1024

/** The tile of a word, row after row, its root mean square `TILE_UNIT`. */
export function tileOf(carrier: readonly Tone[], word: Int8Array): Int16Array {
  const rows = rowSpectra(carrier, word)
  const energy = carrier.reduce((sum, { amplitude }) => sum + 2 * amplitude ** 2, 0)
  return sumColumns(rows, TILE_UNIT / Math.sqrt(energy))
}

interface Complex {
  real: Float64Array
  imaginary: Float64Array
}

const zeros = (): Complex => ({ real: new Float64Array(TILE_SIDE), imaginary: new Float64Array(TILE_SIDE) })

/** Of each ky the waves along x, synthesized; only 25 of 256 rows have any. */
function rowSpectra(carrier: readonly Tone[], word: Int8Array) {
  const rows = Array.from({ length: HIGHEST + 1 }, zeros)
  for (const { kx, ky, amplitude, phase, bit } of carrier) {
    const signed = bit === null ? amplitude : amplitude * (word[bit] ?? 0)
    const row = rows[ky]
    const x = (kx + TILE_SIDE) % TILE_SIDE
    if (!row) continue
    row.real[x] = (row.real[x] ?? 0) + signed * Math.cos(phase)
    row.imaginary[x] = (row.imaginary[x] ?? 0) + signed * Math.sin(phase)
  }
  for (const { real, imaginary } of rows) transform(real, imaginary, 'inverse')
  return rows
}

/** Two columns in each transform: their samples are real, so one may be its real and the other its imaginary part. */
function sumColumns(rows: readonly Complex[], unit: number) {
  const tile = new Int16Array(TILE_SIDE * TILE_SIDE)
  const { real, imaginary } = zeros()
  for (let x = 0; x < TILE_SIDE; x += 2) {
    real.fill(0)
    imaginary.fill(0)
    for (const [ky, row] of rows.entries()) {
      const ar = row.real[x] ?? 0
      const ai = row.imaginary[x] ?? 0
      const br = row.real[x + 1] ?? 0
      const bi = row.imaginary[x + 1] ?? 0
      const opposite = (TILE_SIDE - ky) % TILE_SIDE
      real[ky] = (real[ky] ?? 0) + ar - bi
      imaginary[ky] = (imaginary[ky] ?? 0) + ai + br
      real[opposite] = (real[opposite] ?? 0) + ar + bi
      imaginary[opposite] = (imaginary[opposite] ?? 0) + br - ai
    }
    transform(real, imaginary, 'inverse')
    for (let y = 0; y < TILE_SIDE; y++) {
      tile[y * TILE_SIDE + x] = Math.round((real[y] ?? 0) * unit)
      tile[y * TILE_SIDE + x + 1] = Math.round((imaginary[y] ?? 0) * unit)
    }
  }
  return tile
}
