// The day over the entries of the feed.
import { expect, test } from 'vitest'
import { dayName } from './days.ts'

const NOW = new Date(2027, 0, 2, 9)
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()

test.each([
  [at(2027, 0, 2, 0), 'Today'],
  [at(2027, 0, 1, 23), 'Yesterday'],
  [at(2026, 11, 31, 23), 'Thursday, 31 December 2026'],
])('%s', (iso, name) => {
  expect(dayName(iso, NOW)).toBe(name)
})

test('of the same year the year is left out', () => {
  expect(dayName(at(2027, 0, 2, 12), new Date(2027, 5, 1))).toBe('Saturday, 2 January')
})
