// The days of a trip are written in one way, wherever the reader is.
import { expect, test } from 'vitest'
import { longDays, shortDays } from './dates.ts'

test.each([
  ['2027-03-12', '2027-03-15', 'Mar 12 – 15, 2027', 'March 12 – 15, 2027'],
  ['2027-02-28', '2027-03-03', 'Feb 28 – Mar 3, 2027', 'February 28 – March 3, 2027'],
  ['2026-12-30', '2027-01-02', 'Dec 30, 2026 – Jan 2, 2027', 'December 30, 2026 – January 2, 2027'],
  ['2028-02-29', '2028-02-29', 'Feb 29, 2028', 'February 29, 2028'],
])('from %s to %s', (from, to, short, long) => {
  expect([shortDays(from, to), longDays(from, to)]).toEqual([short, long])
})
