// Creating, changing and deleting a trip; each act says how it went.
import { type NewTrip, type Trip, type TripChanges, trips } from '@aerie/contract/trips'
import type * as z from 'zod/mini'
import { call } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { paramsOf, SHOWING_TRIPS, useShowTrips, withTrip } from './own-trips.ts'
import { unplacedSentence } from './unplaced.ts'

export function useCreateTrip() {
  const show = useShowTrips()
  return useAct({
    call: (body: z.input<typeof NewTrip>) => call(trips.create, { body }),
    show: (trip) => show((own) => [...own.filter(({ id }) => id !== trip.id), trip]),
    stale: SHOWING_TRIPS,
    done: (trip) => {
      const created = trip.isShared
        ? 'Your trip has been created and shared with brothers!'
        : 'Your private trip has been created!'
      return { title: 'Trip Created', description: withUnplaced(created, trip) }
    },
    failed: (error) => failureToast(error, 'Error', 'Failed to create trip'),
  })
}

export function useEditTrip() {
  const show = useShowTrips()
  return useAct({
    call: ({ trip, changes }: { trip: Trip; changes: TripChanges }) =>
      call(trips.update, { params: paramsOf(trip), body: changes }),
    show: (trip) => show(withTrip(trip.id, () => trip)),
    stale: SHOWING_TRIPS,
    done: (trip) => ({
      title: 'Trip Updated',
      description: withUnplaced('Your changes have been saved.', trip),
    }),
    failed: (error) => failureToast(error, 'Error', 'Failed to update trip'),
  })
}

export function useDeleteTrip(trip: Trip) {
  const show = useShowTrips()
  return useAct({
    call: () => call(trips.remove, { params: paramsOf(trip) }),
    show: () => show((own) => own.filter(({ id }) => id !== trip.id)),
    stale: SHOWING_TRIPS,
    done: () => ({ title: 'Trip Deleted', description: `“${trip.title}” is no longer among your trips.` }),
    failed: (error) => failureToast(error, 'Error', 'Failed to delete trip'),
  })
}

const withUnplaced = (sentence: string, trip: Trip) => [sentence, unplacedSentence(trip)].filter(Boolean).join(' ')
