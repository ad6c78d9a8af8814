// Beside a trip it is said whether one is there on the day, or how many days one misses it by.
import { expect, test } from 'vitest'
import { besideTrip } from './near-words.ts'

const trip = { startDate: '2027-05-10', endDate: '2027-05-16' }

test.each([
  ['2027-05-10', '2027-05-10', 'while you are there'],
  ['2027-05-16', '2027-05-18', 'while you are there'],
  ['2027-05-01', '2027-06-01', 'while you are there'],
  ['2027-05-18', '2027-05-18', '2 days after you leave'],
  ['2027-05-07', '2027-05-09', '1 day before you come'],
])('%s to %s', (startDate, endDate, words) => {
  expect(besideTrip({ startDate, endDate }, trip)).toBe(words)
})
