// The carrier as fixed vectors, its pilots and its bits, and that the tile is the sum of its waves.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { carrierOf, PERIOD, TILE_SIDE, TILE_UNIT, tileOf } from './carrier.ts'
import { CODE_BITS, encode, payloadOf } from './code.ts'

const KEY = Buffer.alloc(32, 9)
const carrier = carrierOf(KEY)
const pilots = carrier.filter(({ bit }) => bit === null)

test('the tones of a key are as they were', () => {
  expect(carrier).toHaveLength(842)
  expect(carrier.slice(0, 2)).toEqual([
    {
      kx: 17,
      ky: 8,
      radius: Math.hypot(17, 8),
      phase: 2.573923888272863,
      amplitude: expect.closeTo(2.768456),
      bit: null,
    },
    {
      kx: -8,
      ky: 7,
      radius: Math.hypot(8, 7),
      phase: 0.6110037225746995,
      amplitude: expect.closeTo(3.680541),
      bit: null,
    },
  ])
  const summed = createHash('sha256').update(JSON.stringify(carrier.map(({ kx, ky, bit }) => [kx, ky, bit])))
  expect(summed.digest('hex')).toBe('6cc1c390a4af150a6d3b41b071851003ab827e42f2517299b03105a659a47589')
})

test('the tile of a word is as it was', () => {
  const tile = tileOf(carrier, encode(payloadOf(KEY, 78_187_493_530)))
  expect(createHash('sha256').update(tile).digest('hex')).toBe(
    'd53cb8306a03b6939f4cdb99155a0368bc11d1b3b4ca67cd36e0b792e29bbeeb',
  )
})

test('another key has other tones', () => {
  const others = carrierOf(Buffer.alloc(32, 10))
  const named = ({ kx, ky }: { kx: number; ky: number }) => `${kx} ${ky}`
  const otherPilots = new Set(others.filter(({ bit }) => bit === null).map(named))
  expect(pilots.filter((pilot) => otherPilots.has(named(pilot))).length).toBeLessThan(15)
})

test('48 pilots lie apart, with 35 % of the energy, and the other tones bear every bit', () => {
  expect(pilots).toHaveLength(48)
  for (const [at, one] of pilots.entries())
    for (const other of pilots.slice(0, at)) {
      expect(Math.hypot(one.kx - other.kx, one.ky - other.ky)).toBeGreaterThanOrEqual(3)
      expect(Math.hypot(one.kx + other.kx, one.ky + other.ky)).toBeGreaterThanOrEqual(3)
    }
  const energy = (tones: typeof carrier) => tones.reduce((sum, { amplitude }) => sum + amplitude ** 2, 0)
  expect(energy(pilots) / energy(carrier)).toBeCloseTo(0.35, 1)
  expect(new Set(carrier.flatMap(({ bit }) => bit ?? [])).size).toBe(CODE_BITS)
})

test('the tile is the sum of its waves, in its unit', () => {
  const word = encode(payloadOf(KEY, 5))
  const tile = tileOf(carrier, word)
  const rms = Math.sqrt(tile.reduce((sum, sample) => sum + sample ** 2, 0) / tile.length)
  expect(rms).toBeCloseTo(TILE_UNIT, 0)
  const norm = TILE_UNIT / Math.sqrt(carrier.reduce((sum, { amplitude }) => sum + amplitude ** 2 / 2, 0))
  for (const [x, y] of [
    [0, 0],
    [1, 0],
    [17, 101],
    [255, 254],
  ] as const) {
    const waves = carrier.reduce((sum, { kx, ky, phase, amplitude, bit }) => {
      const angle = (2 * Math.PI * (kx * (x / 2) + ky * (y / 2))) / PERIOD + phase
      return sum + amplitude * (bit === null ? 1 : (word[bit] ?? 0)) * Math.cos(angle)
    }, 0)
    expect(Math.abs((tile[y * TILE_SIDE + x] ?? 0) - waves * norm)).toBeLessThanOrEqual(0.6)
  }
})
