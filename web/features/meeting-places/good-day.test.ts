// The day that a form is filled with lies among those on which brothers are together, and has not passed.
import { expect, test } from 'vitest'
import { goodDay } from './good-day.ts'

const TODAY = '2027-05-01'

test.each<[what: string, first: string, last: string, day: string]>([
  ['a week', '2027-05-10', '2027-05-16', '2027-05-15'],
  ['two weeks', '2027-05-10', '2027-05-23', '2027-05-15'],
  ['days without a Saturday', '2027-05-10', '2027-05-13', '2027-05-10'],
  ['days that have begun', '2027-04-20', '2027-05-06', TODAY],
  ['one day', '2027-05-12', '2027-05-12', '2027-05-12'],
])('of %s', (_what, first, last, day) => {
  expect(goodDay({ days: { first, last } }, TODAY)).toBe(day)
})

test('of those who live there none', () => {
  expect(goodDay({ days: null }, TODAY)).toBeNull()
})
