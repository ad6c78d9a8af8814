// Where terms lie on the grid of years.
import type { OfficeTerm } from '@aerie/contract/offices'
import { expect, test } from 'vitest'
import { barsOf, yearsAround } from './bars.ts'

const term = (id: number, from: string | null, until: string | null): OfficeTerm => ({
  ...{ id, from, until },
  office: 'Treasurer',
  memberId: id,
})
const YEARS = yearsAround(2021, 2026)
const bars = (...terms: OfficeTerm[]) => barsOf(terms, YEARS, '2026-07-02')

test('ten years: the last ones, or those around one that lies before them', () => {
  expect([YEARS[0], YEARS.at(-1)]).toEqual([2017, 2026])
  expect([yearsAround(2011, 2026)[0], yearsAround(2026, 2026).at(-1)]).toEqual([2007, 2026])
})

test('a term that ended goes from its first day through its last, what holds on to today, what is planned to the edge', () => {
  const [former, present, planned] = bars(
    term(1, '2017-01-01', '2018-12-31'),
    term(2, '2019-01-01', null),
    term(3, '2026-10-01', null),
  )
  expect([former?.begin, former?.end, former?.isNow]).toEqual([0, 0.2, false])
  expect([present?.begin, present?.isNow]).toEqual([0.2, true])
  expect(present?.end).toBeCloseTo(0.95, 3)
  expect([planned?.end, planned?.isNow]).toEqual([1, false])
})

test('what lies outside of these years has no bar, and what reaches out of them is cut', () => {
  const found = bars(
    term(1, '2001-01-01', '2016-12-31'),
    term(2, '2010-01-01', '2017-12-31'),
    term(3, null, '2018-12-31'),
  )
  expect(found.map(({ term: { id }, begin, end }) => [id, begin, end])).toEqual([
    [3, 0, 0.2],
    [2, 0, 0.1],
  ])
})

test('terms that meet lie in lanes, and a lane that is free again is used', () => {
  const found = bars(
    term(1, '2017-01-01', '2019-12-31'),
    term(2, '2018-01-01', '2020-12-31'),
    term(3, '2020-01-01', '2021-12-31'),
  )
  expect(found.map(({ lane }) => lane)).toEqual([0, 1, 0])
})

test('of whom nobody has said since when, this year is known', () => {
  expect(bars(term(1, null, null))[0]?.begin).toBe(0.9)
})
