// The map's second layer: the cities brothers are travelling to, now and soon, each with who comes when.
import { displayName } from '@aerie/contract/person'
import type { Trip } from '@aerie/contract/trips'
import { isOver } from './trip-times.ts'

interface Traveller {
  memberId: number
  name: string
  title: string
  /** Calendar days. */
  from: string
  to: string
}

export interface MapStop {
  latitude: number
  longitude: number
  city: string
  country: string
  /** The soonest first. */
  travellers: Traveller[]
}

/** Of all trips given those that are shared, active and not yet over; a trip that comes to a city twice counts once. */
export function mapStopsOf(trips: readonly Trip[], today: string): MapStop[] {
  const stops = new Map<string, MapStop>()
  const seen = trips.filter((trip) => trip.isShared && trip.isActive && !isOver(trip, today))
  for (const trip of seen.sort((a, b) => a.startDate.localeCompare(b.startDate)))
    for (const [key, place] of placesOf(trip)) {
      const stop = stops.get(key) ?? { ...place, travellers: [] }
      stop.travellers.push(travellerOf(trip))
      stops.set(key, stop)
    }
  return [...stops.values()]
}

/** By where they are: the spelling of a city depends on who typed it. */
const placesOf = ({ stops }: Trip) =>
  new Map(
    stops.flatMap(({ latitude, longitude, city, country, location }) =>
      latitude === null || longitude === null
        ? []
        : [[`${latitude},${longitude}`, { latitude, longitude, city: city ?? location, country: country ?? '' }]],
    ),
  )

const travellerOf = ({ traveller, title, startDate, endDate }: Trip): Traveller => ({
  memberId: traveller.id,
  name: displayName(traveller),
  title,
  from: startDate,
  to: endDate,
})
