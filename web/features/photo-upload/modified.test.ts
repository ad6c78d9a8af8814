// A file is dated as the clock of its device was at that time.
import { afterEach, expect, test, vi } from 'vitest'
import { modifiedOf } from './modified.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  [-120, '2024-06-15T21:30:00+02:00'],
  [420, '2024-06-15T12:30:00-07:00'],
  [-345, '2024-06-16T01:15:00+05:45'],
  [0, '2024-06-15T19:30:00+00:00'],
])('where clocks are %i minutes behind', (behind, written) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(behind)
  expect(modifiedOf({ lastModified: Date.parse('2024-06-15T19:30:00.700Z') })).toBe(written)
})

test('before 1970 too', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60)
  expect(modifiedOf({ lastModified: Date.parse('1965-06-12T14:30:00Z') })).toBe('1965-06-12T15:30:00+01:00')
})
