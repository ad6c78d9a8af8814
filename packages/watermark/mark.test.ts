// A mark is the same bytes for one id, no stronger than its mask, and keeps a picture's brightness.
import { beforeAll, expect, test } from 'vitest'
import { carrierOf, tileOf } from './carrier.ts'
import { encode, payloadOf } from './code.ts'
import { addMark } from './mark.ts'
import { maskSize } from './mask.ts'

const KEY = Buffer.alloc(32, 9)
const SIZE = { width: 801, height: 603 }
let tile: Int16Array
beforeAll(() => {
  tile = tileOf(carrierOf(KEY), encode(payloadOf(KEY, 77)))
})

function marked(level: number, amplitude: number, { size = SIZE, seed = 77 } = {}) {
  const luma = new Uint8Array(size.width * size.height).fill(level)
  const cells = maskSize(size)
  const mask = new Uint8Array(cells.width * cells.height).fill(amplitude)
  addMark(luma, size, { tile, mask, seed })
  return luma
}

const mean = (luma: Uint8Array) => luma.reduce((sum, level) => sum + level, 0) / luma.length
const rms = (luma: Uint8Array, level: number) =>
  Math.sqrt(luma.reduce((sum, found) => sum + (found - level) ** 2, 0) / luma.length)

test('one id is the same bytes each time, and rounds otherwise than another', () => {
  expect(marked(128, 150)).toEqual(marked(128, 150))
  expect(marked(128, 150, { seed: 78 })).not.toEqual(marked(128, 150))
})

test('it is as strong as its mask says', () => {
  // Rounding at random adds a quarter of a level in the mean of the squares, at most.
  expect(rms(marked(128, 240), 128)).toBeCloseTo(Math.hypot(2.4, 0.4), 1)
  expect(rms(marked(128, 120), 128)).toBeCloseTo(Math.hypot(1.2, 0.4), 1)
})

test('it is twice as strong in pictures under 640 pixels', () => {
  const small = { width: 639, height: 480 }
  expect(rms(marked(128, 120, { size: small }), 128)).toBeCloseTo(Math.hypot(2.4, 0.4), 1)
})

test('what is less than a level stays in the mean, and nothing is brightened', () => {
  const [faint, unmarked] = [marked(128, 36), marked(128, 0)]
  expect(new Set(unmarked)).toEqual(new Set([128]))
  expect(new Set(faint)).toEqual(new Set([126, 127, 128, 129, 130]))
  expect(mean(faint)).toBeCloseTo(128, 1)
})

test('black and white stay within their bounds', () => {
  expect(marked(0, 240).reduce((most, level) => Math.max(most, level))).toBeLessThan(20)
  expect(marked(255, 240).reduce((least, level) => Math.min(least, level))).toBeGreaterThan(235)
})

test('it has the places of the canonical frame, whatever the size', () => {
  const size = { width: 1_024, height: 768 }
  const luma = marked(128, 240, { size })
  const atOrigin = [0, 1, 2, 3].map((x) => tile[2 * x] ?? 0)
  // Two samples a pixel: the first pixel lies on the first sample, 128 pixels on the tile begins again.
  for (const [x, sample] of atOrigin.entries()) {
    for (const again of [0, 128, 128 * 1_024])
      expect(Math.abs((luma[x + again] ?? 0) - 128 - (2.4 * sample) / 1_024)).toBeLessThanOrEqual(1.01)
  }
})

test.each([
  { width: 1, height: 1 },
  { width: 5_000, height: 7 },
  { width: 13, height: 900 },
])('$width × $height can bear one', (size) => {
  expect(marked(128, 200, { size })).toHaveLength(size.width * size.height)
})
