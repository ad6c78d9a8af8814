// The list of one's own trips in the page's cache, once something was done with one of them.
import { gatheringTrips } from '@aerie/contract/gathering-trips'
import { notifications } from '@aerie/contract/notifications'
import { type Trip, trips } from '@aerie/contract/trips'
import { useQueryClient } from '@tanstack/react-query'
import { keysOf } from '#lib/api.ts'
import { ownTripsQuery } from './queries.ts'

type TripEdit = (trips: readonly Trip[]) => Trip[]

/** The keys of all that hangs together with a trip. */
export const SHOWING_TRIPS = keysOf(trips.list, gatheringTrips.show, notifications.list, notifications.count)

/** Answers how to change the list that is known already. */
export function useShowTrips() {
  const cache = useQueryClient()
  return (edit: TripEdit) => void cache.setQueryData(ownTripsQuery.queryKey, (known) => known && edit(known))
}

export const withTrip =
  (id: number, edit: (trip: Trip) => Trip): TripEdit =>
  (trips) =>
    trips.map((trip) => (trip.id === id ? edit(trip) : trip))

export const paramsOf = ({ id }: Pick<Trip, 'id'>) => ({ tripId: String(id) })
