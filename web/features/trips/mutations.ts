// Creating, changing and deleting a trip; each act says how it went.
import { type NewTrip, type Trip, type TripChanges, trips } from '@aerie/contract/trips'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '#lib/api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { paramsOf, sayFailed, settleTrips, withTrip } from './own-trips.ts'
import { unplacedSentence } from './unplaced.ts'

export function useCreateTrip() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof NewTrip>) => call(trips.create, { body }),
    onSuccess: (trip) => {
      settleTrips(cache, (own) => [...own.filter(({ id }) => id !== trip.id), trip])
      const created = trip.isShared
        ? 'Your trip has been created and shared with brothers!'
        : 'Your private trip has been created!'
      toast({ title: 'Trip Created', description: withUnplaced(created, trip) })
    },
    onError: sayFailed('Failed to create trip'),
  })
}

export function useEditTrip() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ trip, changes }: { trip: Trip; changes: TripChanges }) =>
      call(trips.update, { params: paramsOf(trip), body: changes }),
    onSuccess: (trip) => {
      settleTrips(
        cache,
        withTrip(trip.id, () => trip),
      )
      toast({ title: 'Trip Updated', description: withUnplaced('Your changes have been saved.', trip) })
    },
    onError: sayFailed('Failed to update trip'),
  })
}

export function useDeleteTrip(trip: Trip) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(trips.remove, { params: paramsOf(trip) }),
    onSuccess: () => {
      settleTrips(cache, (own) => own.filter(({ id }) => id !== trip.id))
      toast({ title: 'Trip Deleted', description: `“${trip.title}” is no longer among your trips.` })
    },
    onError: sayFailed('Failed to delete trip'),
  })
}

const withUnplaced = (sentence: string, trip: Trip) => [sentence, unplacedSentence(trip)].filter(Boolean).join(' ')
