// A trip's days are said as briefly as they can be.
import { expect, test } from 'vitest'
import { travelDays } from './travel-days.ts'

test.each([
  ['2027-03-12', '2027-03-15', '12–15 Mar'],
  ['2027-02-28', '2027-03-03', '28 Feb – 3 Mar'],
  ['2028-02-28', '2028-02-29', '28–29 Feb'],
  ['2026-12-30', '2027-01-02', '30 Dec 2026 – 2 Jan 2027'],
])('from %s to %s', (from, to, said) => {
  expect(travelDays(from, to)).toBe(said)
})
