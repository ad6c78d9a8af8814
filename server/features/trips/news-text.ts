// What the feed says of a shared trip.
import { shortDays } from '@aerie/contract/dates'
import type { TripRow } from './data.ts'

const LIST = new Intl.ListFormat('en')

export function newsOf(trip: TripRow) {
  const traveller = `${trip.familiar || trip.first_name} ${trip.last_name}`
  const places = LIST.format(trip.stops.map(({ city, location }) => city ?? location))
  return {
    title: trip.title,
    body: `${traveller} is going to ${places}, ${shortDays(trip.start_date, trip.end_date)}.`,
  }
}
