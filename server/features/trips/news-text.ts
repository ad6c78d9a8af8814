// What the feed says of a shared trip.

import { shortDays } from '@aerie/text/dates'
import { listOf } from '@aerie/text/lists'
import { displayName } from '#features/people/person.ts'
import type { TripRow } from './data.ts'

export function newsOf(trip: TripRow) {
  const traveller = displayName(trip)
  const places = listOf(trip.stops.map(({ city, location }) => city ?? location))
  return {
    title: trip.title,
    body: `${traveller} is going to ${places}, ${shortDays(trip.start_date, trip.end_date)}.`,
  }
}
