// Sharing a trip and setting it inactive: shown at once, and taken back where the server would not have it.
import { type Trip, trips } from '@aerie/contract/trips'
import { call } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { paramsOf, SHOWING_TRIPS, useShowTrips, withTrip } from './own-trips.ts'
import { ownTripsQuery } from './queries.ts'

interface ToggleTexts {
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
    off: `“${trip.title}” is now inactive: you keep it, and nobody sees it or is told of it.`,
    fallback: 'Failed to update trip',
  })

function useToggle(trip: Trip, field: 'isShared' | 'isActive', words: ToggleTexts) {
  const show = useShowTrips()
  return useAct({
    call: (value: boolean) => call(trips.update, { params: paramsOf(trip), body: { [field]: value } }),
    optimistic: {
      name: 'toggle trip',
      change: (edit, value) =>
        edit(
          ownTripsQuery,
          withTrip(trip.id, (shown) => ({ ...shown, [field]: value })),
        ),
    },
    show: (saved) => show(withTrip(trip.id, () => saved)),
    stale: SHOWING_TRIPS,
    done: (_, value) => ({ title: words.title, description: value ? words.on : words.off }),
    failed: (error) => failureToast(error, 'Error', words.fallback),
  })
}
