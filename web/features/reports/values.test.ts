// Numbers as reports write them.
import { expect, test } from 'vitest'
import { placesShown, stepsUpTo, timeText, written } from './values.ts'

test.each([
  [1234, 'count', '1,234'],
  [75, 'percent', '75%'],
  [0, 'bytes', '0 bytes'],
  [999, 'bytes', '999 bytes'],
  [1500, 'bytes', '1.5 kB'],
  [123_400_000, 'bytes', '123 MB'],
  [5e15, 'bytes', '5000 TB'],
] as const)('%s %s', (value, unit, expected) => expect(written(value, unit)).toBe(expected))

test.each([0, 1, 3, 7, 58, 482, 100, 12_345])('a scale up to %s begins at nothing and ends above it', (most) => {
  const steps = stepsUpTo(most)
  expect(steps[0]).toBe(0)
  expect(steps.at(-1)).toBeGreaterThanOrEqual(most)
  expect(steps.length).toBeLessThanOrEqual(7)
  expect(new Set(steps).size).toBe(steps.length)
})

test('years stay, and months are in words', () => {
  expect(['2026', '2026-09'].map(timeText)).toEqual(['2026', 'Sep 2026'])
})

test('of many labels the first and the last are written', () => {
  expect(placesShown(3, 8)).toEqual([0, 1, 2])
  const places = placesShown(36, 8)
  expect([places[0], places.at(-1), places.length]).toEqual([0, 35, 8])
})
