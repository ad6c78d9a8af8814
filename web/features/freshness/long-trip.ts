// Which trip was so long that whoever made it may have moved.
import type { Trip } from '@aerie/contract/trips'
import { daysAfter, daysBetween } from '@aerie/text/dates'

const DAYS_OF_A_LONG_TRIP = 60
/** What ended before that says nothing about today. */
const DAYS_ASKED_AFTER = 365

type TripDays = Pick<Trip, 'startDate' | 'endDate' | 'isActive'>

/** The last day of the last trip of more than 60 days that is over since less than a year; null without one. */
export function longTripOver(trips: readonly TripDays[], today: string): string | null {
  const ends = trips
    .filter(({ startDate, endDate }) => daysBetween(startDate, endDate) > DAYS_OF_A_LONG_TRIP)
    .filter(({ endDate, isActive }) => isActive && endDate < today && endDate > daysAfter(today, -DAYS_ASKED_AFTER))
    .map(({ endDate }) => endDate)
  return ends.toSorted().at(-1) ?? null
}
