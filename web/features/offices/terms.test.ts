// Who held an office when.
import type { OfficeTerm } from '@aerie/contract/offices'
import { expect, test } from 'vitest'
import { allOf, heldIn, heldOn, officeNames, plannedAfter, vacantSince, yearsOf } from './terms.ts'

const term = (id: number, from: string | null, until: string | null, office = 'Treasurer'): OfficeTerm => ({
  id,
  office,
  memberId: id,
  from,
  until,
})
const ROLL = [
  term(1, '2010-01-01', '2011-06-30'),
  term(2, '2011-07-01', '2020-12-31'),
  term(3, '2021-01-01', null),
  term(4, '2030-01-01', null),
  term(5, null, null, 'Herald'),
]
const ids = (terms: OfficeTerm[]) => terms.map(({ id }) => id)

test('today, and on a day long ago', () => {
  expect(ids(heldOn(ROLL, 'Treasurer', '2026-11-24'))).toEqual([3])
  expect(ids(heldOn(ROLL, 'Treasurer', '2011-06-30'))).toEqual([1])
  expect(ids(plannedAfter(ROLL, 'Treasurer', '2026-11-24'))).toEqual([4])
})

test('in a year in which it was handed over there are two', () => {
  expect(ids(heldIn(ROLL, 'Treasurer', 2011, 2026))).toEqual([1, 2])
  expect(ids(heldIn(ROLL, 'Treasurer', 2026, 2026))).toEqual([3])
  expect(ids(heldIn(ROLL, 'Treasurer', 2030, 2026))).toEqual([4])
})

test('of whom nobody has said since when, only this year is known', () => {
  expect(ids(heldIn(ROLL, 'Herald', 2026, 2026))).toEqual([5])
  expect(ids(heldIn(ROLL, 'Herald', 2020, 2026))).toEqual([])
})

test('offices that are no longer any stand behind the others', () => {
  expect(officeNames(ROLL, ['President', 'Treasurer'])).toEqual(['President', 'Treasurer', 'Herald'])
})

test('all who ever held an office, the latest first', () => {
  expect(ids(allOf(ROLL, 'Treasurer'))).toEqual([4, 3, 2, 1])
})

test('vacant since the day after the last term, where one is known', () => {
  expect(vacantSince(ROLL.slice(0, 2), 'Treasurer', '2026-11-24')).toBe('2021-01-01')
  expect(vacantSince([], 'Treasurer', '2026-11-24')).toBe(null)
})

test('the years of which something is known', () => {
  expect(yearsOf(ROLL, 2026)).toEqual([2010, 2030])
  expect(yearsOf([], 2026)).toEqual([2026, 2026])
})
