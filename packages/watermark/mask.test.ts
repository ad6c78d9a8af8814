// The mask is low where nothing hides a mark, high where much moves, and never beyond its bounds.
import { expect, test } from 'vitest'
import { maskOf, maskSize } from './mask.ts'

const PICTURE = { width: 1024, height: 768 }
const luma = (levelAt: (x: number, y: number) => number) =>
  Float32Array.from({ length: 1024 * 768 }, (_, at) => levelAt(at % 1024, Math.floor(at / 1024)))
/** Half black, half white, as a checkerboard of single pixels in some contrast. */
const busy = (contrast: number) => luma((x, y) => 128 + ((x + y) % 2 ? contrast : -contrast))

test('has a cell for 8 × 8 canonical pixels, however long the picture', () => {
  expect(maskSize(PICTURE)).toEqual({ width: 128, height: 96 })
  expect(maskSize({ width: 4032, height: 3024 })).toEqual({ width: 128, height: 96 })
  expect(maskSize({ width: 60_000, height: 40 })).toEqual({ width: 4293, height: 2 })
  expect(maskSize({ width: 65_500, height: 1 })).toEqual({ width: 28_370, height: 1 })
})

test('is 0.36 where nothing moves', () => {
  expect(
    new Set(
      maskOf(
        luma(() => 200),
        PICTURE,
      ),
    ),
  ).toEqual(new Set([36]))
})

test('grows with what moves, up to 2.4', () => {
  // A checkerboard moves by its contrast, less the 81st part that the mean of 9 × 9 keeps of it.
  expect(Math.max(...maskOf(busy(5), PICTURE))).toBe(90)
  expect(Math.max(...maskOf(busy(10), PICTURE))).toBe(145)
  expect(new Set(maskOf(busy(60), PICTURE))).toEqual(new Set([240]))
})

test('is not raised by a lone edge, nor far around what moves', () => {
  expect(
    Math.max(
      ...maskOf(
        luma((x) => (x < 514 ? 40 : 220)),
        PICTURE,
      ),
    ),
  ).toBeLessThan(100)
  const island = maskOf(
    luma((x, y) => (x >= 504 && x < 512 && y >= 384 && y < 392 && (x + y) % 2 ? 255 : 128)),
    PICTURE,
  )
  expect(island[48 * 128 + 60]).toBe(36)
  expect(Math.max(...island)).toBeLessThan(240)
})

test.each([
  { width: 1, height: 1 },
  { width: 65_500, height: 1 },
  { width: 3, height: 9_000 },
])('a picture of $width × $height has one', (picture) => {
  const cells = maskSize(picture)
  const canonical = Math.round(786_432 * 1.2)
  expect(maskOf(new Float32Array(canonical).fill(90), picture).subarray(0, 4)[0]).toBe(36)
  expect(maskOf(new Float32Array(canonical).fill(90), picture)).toHaveLength(cells.width * cells.height)
})
