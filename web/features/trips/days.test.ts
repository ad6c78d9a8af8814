// Calendar days stay the day they are, wherever the reader is.
import { expect, test } from 'vitest'
import { dayOf, dayText } from './days.ts'

test.each([
  ['2027-03-05', 'Mar 05, 2027'],
  ['2028-02-29', 'Feb 29, 2028'],
  ['2026-12-31', 'Dec 31, 2026'],
])('%s is written %s', (day, text) => expect(dayText(day)).toBe(text))

test('today is the day of the clock on the wall', () => {
  expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
  expect(dayOf(new Date(2027, 0, 1, 0, 0))).toBe('2027-01-01')
})
