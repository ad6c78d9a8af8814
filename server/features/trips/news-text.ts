// What the feed says of a shared trip.

import { shortDays } from '@aerie/contract/dates'
import { listOf } from '@aerie/contract/formats'
import type { TripRow } from './data.ts'

export function newsOf(trip: TripRow) {
  const traveller = `${trip.familiar || trip.first_name} ${trip.last_name}`
  const places = listOf(trip.stops.map(({ city, location }) => city ?? location))
  return {
    title: trip.title,
    body: `${traveller} is going to ${places}, ${shortDays(trip.start_date, trip.end_date)}.`,
  }
}
