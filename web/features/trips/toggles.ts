// Sharing a trip and setting it inactive: shown at once, and taken back where the server would not have it.
import { type Trip, trips } from '@aerie/contract/trips'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { paramsOf, sayFailed, settleTrips, showTrips, withTrip } from './own-trips.ts'
import { ownTripsQuery } from './queries.ts'

interface Words {
  title: string
  on: string
  off: string
  fallback: string
}

export const useShareTrip = (trip: Trip) =>
  useToggle(trip, 'isShared', {
    title: 'Sharing Updated',
    on: `“${trip.title}” is now shared.`,
    off: `“${trip.title}” is now private.`,
    fallback: 'Failed to update sharing',
  })

export const useActivateTrip = (trip: Trip) =>
  useToggle(trip, 'isActive', {
    title: 'Trip Updated',
    on: `“${trip.title}” is active again.`,
    off: `“${trip.title}” is now inactive.`,
    fallback: 'Failed to update trip',
  })

/** Presses in quick succession reach the server one after the other; the answer to the last is what stays. */
function useToggle(trip: Trip, field: 'isShared' | 'isActive', words: Words) {
  const cache = useQueryClient()
  const mutationKey = ['toggle trip', trip.id]
  const isLast = () => cache.isMutating({ mutationKey }) === 1
  const set = (value: boolean) => withTrip(trip.id, (shown) => ({ ...shown, [field]: value }))
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (value: boolean) => call(trips.update, { params: paramsOf(trip), body: { [field]: value } }),
    onMutate: async (value) => {
      // An answer from before the press would show the old state again.
      await cache.cancelQueries({ queryKey: ownTripsQuery.queryKey, exact: true })
      showTrips(cache, set(value))
    },
    onSuccess: (saved, value) => {
      if (isLast())
        settleTrips(
          cache,
          withTrip(trip.id, () => saved),
        )
      toast({ title: words.title, description: value ? words.on : words.off })
    },
    onError: (error, value) => {
      if (isLast()) settleTrips(cache, set(!value))
      sayFailed(words.fallback)(error)
    },
  })
}
