// The list of one's own trips in the page's cache, once something was done with one of them.
import type { Trip } from '@aerie/contract/trips'
import type { QueryClient } from '@tanstack/react-query'
import { sentenceOf } from '#lib/call-errors.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ownTripsQuery } from './queries.ts'

type Edit = (trips: readonly Trip[]) => Trip[]

export const showTrips = (cache: QueryClient, edit: Edit) =>
  cache.setQueryData(ownTripsQuery.queryKey, (known) => known && edit(known))

/** Shows what is known already, and asks anew for all that hangs together with it. */
export function settleTrips(cache: QueryClient, edit: Edit) {
  showTrips(cache, edit)
  for (const queryKey of [['trips'], ['notifications']]) void cache.invalidateQueries({ queryKey })
}

export const withTrip =
  (id: number, edit: (trip: Trip) => Trip): Edit =>
  (trips) =>
    trips.map((trip) => (trip.id === id ? edit(trip) : trip))

export const paramsOf = ({ id }: Pick<Trip, 'id'>) => ({ tripId: String(id) })

export const sayFailed = (fallback: string) => (error: unknown) =>
  toast({ title: 'Error', description: sentenceOf(error, fallback), tone: 'destructive' })
