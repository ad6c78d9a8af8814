// After which trips the place is asked: long ones, which are over and were made.
import { expect, test } from 'vitest'
import { longTripOver } from './long-trip.ts'

const TODAY = '2027-06-01'
const trip = (startDate: string, endDate: string, isActive = true) => ({ startDate, endDate, isActive })

test('the last trip of more than 60 days counts from its last day', () => {
  const trips = [trip('2026-08-01', '2026-12-01'), trip('2027-01-01', '2027-04-01'), trip('2027-04-02', '2027-04-20')]
  expect(longTripOver(trips, TODAY)).toBe('2027-04-01')
})

test.each([
  ['of 60 days', trip('2027-01-01', '2027-03-02')],
  ['that goes on', trip('2027-01-01', TODAY)],
  ['that was called off', trip('2027-01-01', '2027-04-01', false)],
  ['of years ago', trip('2025-01-01', '2025-06-01')],
])('not a trip %s', (_what, one) => {
  expect(longTripOver([one], TODAY)).toBeNull()
})
