// The part of our photo that a leak shows.
import { expect, test } from 'vitest'
import { cornersIn } from './corners.ts'

test('a part that was cut out and doubled', () => {
  // x' = 2 (x - 400), y' = 2 (y - 300)
  expect(cornersIn([2, 0, -800, 0, 2, -600], { width: 1200, height: 900 })).toBe('400,300 1000,300 1000,750 400,750')
})

test('one that was turned by a quarter', () => {
  // x' = 1200 - y, y' = x
  expect(cornersIn([0, -1, 1200, 1, 0, 0], { width: 1200, height: 1600 })).toBe('0,1200 0,0 1600,0 1600,1200')
})
