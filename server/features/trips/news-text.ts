// What the feed says of a shared trip.
import type { TripRow } from './data.ts'

const LIST = new Intl.ListFormat('en')
const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit', timeZone: 'UTC' })

export function newsOf(trip: TripRow) {
  const traveller = `${trip.familiar || trip.first_name} ${trip.last_name}`
  const places = LIST.format(trip.stops.map(({ city, location }) => city ?? location))
  return {
    title: trip.title,
    body: `${traveller} is going to ${places}, from ${dayOf(trip.start_date)} to ${dayOf(trip.end_date)}.`,
  }
}

const dayOf = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`))
