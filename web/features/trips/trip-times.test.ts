// Which trips are under way, and in which order they stand.
import { expect, test } from 'vitest'
import { tripOf } from './trip.fixture.ts'
import { inOrder, isOver, isUnderWay } from './trip-times.ts'

const overNewYear = tripOf({ startDate: '2026-12-28', endDate: '2027-01-03' })

test('the first and the last day belong to the trip', () => {
  const days = ['2026-12-27', '2026-12-28', '2027-01-01', '2027-01-03', '2027-01-04']
  expect(days.map((day) => isUnderWay(overNewYear, day))).toEqual([false, true, true, true, false])
  expect(days.map((day) => isOver(overNewYear, day))).toEqual([false, false, false, false, true])
})

test('an inactive trip is never under way', () => {
  expect(isUnderWay({ ...overNewYear, isActive: false }, '2027-01-01')).toBe(false)
})

test('what comes stands before what is over: the soonest first, then the latest', () => {
  const trips = [
    tripOf({ id: 1, startDate: '2026-01-01', endDate: '2026-01-05' }),
    tripOf({ id: 2, startDate: '2027-06-26', endDate: '2027-07-05' }),
    tripOf({ id: 3, startDate: '2026-10-01', endDate: '2026-10-05' }),
    tripOf({ id: 4, startDate: '2026-11-17', endDate: '2026-11-24' }),
  ]
  expect(inOrder(trips, '2026-11-20').map(({ id }) => id)).toEqual([4, 2, 3, 1])
})
