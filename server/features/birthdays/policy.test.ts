// On which day a birthday is kept, whatever the year, and how it was written.
import { expect, test } from 'vitest'
import { birthdayWithin, nextBirthday } from './policy.ts'

test.each([
  ['2026-11-29', { month: 11, day: 29 }, '2026-11-29'],
  ['2026-11-29', { month: 11, day: 28 }, '2027-11-28'],
  ['2026-12-30', { month: 1, day: 2 }, '2027-01-02'],
  ['2027-02-26', { month: 2, day: 29 }, '2027-02-28'],
  ['2027-03-01', { month: 2, day: 29 }, '2028-02-29'],
  ['2028-02-28', { month: 2, day: 29 }, '2028-02-29'],
])('on %s %j is next on %s', (today, day, on) => {
  expect(nextBirthday(day, today)).toBe(on)
})

test.each([
  ['9 April 1996', '2027-04-03', '2027-04-09'],
  ['9 April 1996', '2027-04-02', null],
  ['04/13', '2027-04-09', '2027-04-13'],
  // Could be two days, or none.
  ['04/05/1991', '2027-04-05', null],
  ['April 1991', '2027-04-05', null],
  ['in spring', '2027-04-05', null],
  [null, '2027-04-05', null],
])('%j is shown on %s as %j', (birthday, today, on) => {
  expect(birthdayWithin(birthday, today, 7)).toBe(on)
})
