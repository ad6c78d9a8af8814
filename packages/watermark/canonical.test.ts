// Every picture has one area in its canonical frame, and its centre stays its centre.
import { expect, test } from 'vitest'
import { canonicalSize, placeOf } from './canonical.ts'

test.each([
  [1600, 1200, 1024, 768],
  [4032, 3024, 1024, 768],
  [1024, 768, 1024, 768],
  [320, 320, 887, 887],
  [4800, 480, 2804, 280],
  [1, 5000, 13, 62_707],
])('%s × %s is thought of as %s × %s', (width, height, canonicalWidth, canonicalHeight) => {
  expect(canonicalSize({ width, height })).toEqual({ width: canonicalWidth, height: canonicalHeight })
})

test('places lie centre on centre', () => {
  expect(placeOf(799.5, 1600, 1024)).toBe(511.5)
  expect(placeOf(0, 1600, 800)).toBe(-0.25)
})
