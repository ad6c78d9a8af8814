// Follows where brothers are travelling: the trips shared with the viewer, and his own that he shares.

import { dayHere } from '@aerie/text/dates'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { type MapStop, mapStopsOf } from './map-stops.ts'
import { ownTripsQuery, sharedTripsQuery } from './queries.ts'

/** Tells as often as something changes; answers how to end it. */
export function watchStops(cache: QueryClient, tell: (stops: MapStop[]) => void): () => void {
  const observers = [ownTripsQuery, sharedTripsQuery].map((query) => new QueryObserver(cache, query))
  const look = () => {
    const trips = observers.flatMap((observer) => observer.getCurrentResult().data ?? [])
    tell(mapStopsOf(trips, dayHere()))
  }
  const ends = observers.map((observer) => observer.subscribe(look))
  look()
  return () => {
    for (const end of ends) end()
  }
}
