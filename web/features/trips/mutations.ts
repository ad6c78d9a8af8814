// What a brother does with his trips: each act says how it went. A switch shows at once what it shall be, and goes back
// where the server would not have it.
import { type NewTrip, type Trip, type TripChanges, trips } from '@aerie/contract/trips'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call, sentenceOf } from '#lib/api.ts'
import { toast } from '#ui/toast.ts'
import { ownTripsQuery } from './queries.ts'
import { unplacedSentence } from './unplaced.ts'

/** Offline an act fails at once and says so, instead of waiting unseen and happening later. */
const AT_ONCE = { networkMode: 'always' } as const

export function useCreateTrip() {
  const cache = useQueryClient()
  return useMutation({
    ...AT_ONCE,
    mutationFn: (body: z.input<typeof NewTrip>) => call(trips.create, { body }),
    onSuccess: (trip) => {
      settle(cache, (own) => [...own, trip])
      const created = trip.isShared
        ? 'Your trip has been created and shared with brothers!'
        : 'Your private trip has been created!'
      toast({ title: 'Trip Created', description: [created, unplacedSentence(trip)].filter(Boolean).join(' ') })
    },
    onError: sayFailed('Failed to create trip'),
  })
}

export function useEditTrip() {
  const cache = useQueryClient()
  return useMutation({
    ...AT_ONCE,
    mutationFn: ({ trip, changes }: { trip: Trip; changes: TripChanges }) => change(trip, changes),
    onSuccess: (trip) => {
      settle(cache, replace(trip))
      const saved = 'Your changes have been saved.'
      toast({ title: 'Trip Updated', description: [saved, unplacedSentence(trip)].filter(Boolean).join(' ') })
    },
    onError: sayFailed('Failed to update trip'),
  })
}

export const useShareTrip = (trip: Trip) =>
  useToggle(trip, 'isShared', {
    title: 'Sharing Updated',
    on: `${trip.title} is now shared.`,
    off: `${trip.title} is now private.`,
    fallback: 'Failed to update sharing',
  })

export const useActivateTrip = (trip: Trip) =>
  useToggle(trip, 'isActive', {
    title: 'Trip Updated',
    on: `${trip.title} is active again.`,
    off: `${trip.title} is now inactive.`,
    fallback: 'Failed to update trip',
  })

export function useDeleteTrip(trip: Trip) {
  const cache = useQueryClient()
  return useMutation({
    ...AT_ONCE,
    mutationFn: () => call(trips.remove, { params: paramsOf(trip) }),
    onSuccess: () => {
      settle(cache, (own) => own.filter(({ id }) => id !== trip.id))
      toast({ title: 'Trip Deleted', description: `${trip.title} is gone from your trips.` })
    },
    onError: sayFailed('Failed to delete trip'),
  })
}

interface ToggleWords {
  title: string
  on: string
  off: string
  fallback: string
}

/** Presses in quick succession reach the server one after the other; what the last of them finds there is shown. */
function useToggle(trip: Trip, field: 'isShared' | 'isActive', words: ToggleWords) {
  const cache = useQueryClient()
  const mutationKey = ['toggle', trip.id, field]
  const isLast = () => cache.isMutating({ mutationKey, exact: true }) === 1
  const show = (own: (trips: Trip[]) => Trip[]) => cache.setQueryData(ownTripsQuery.queryKey, (all) => all && own(all))
  const set = (value: boolean) => show(change((one) => ({ ...one, [field]: value })))
  const change = (edit: (trip: Trip) => Trip) => (own: Trip[]) => own.map((one) => (one.id === trip.id ? edit(one) : one))
  return useMutation({
    ...AT_ONCE,
    mutationKey,
    scope: { id: `trip ${trip.id}` },
    mutationFn: (value: boolean) => call(trips.update, { params: paramsOf(trip), body: { [field]: value } }),
    onMutate: async (value) => {
      await cache.cancelQueries({ queryKey: ownTripsQuery.queryKey, exact: true })
      set(value)
    },
    onSuccess: (saved, value) => {
      if (isLast()) settle(cache, replace(saved))
      toast({ title: words.title, description: value ? words.on : words.off })
    },
    onError: (error, value) => {
      if (isLast()) settle(cache, change((one) => ({ ...one, [field]: !value })))
      sayFailed(words.fallback)(error)
    },
  })
}

const paramsOf = ({ id }: Trip) => ({ tripId: String(id) })

const change = (trip: Trip, changes: TripChanges) => call(trips.update, { params: paramsOf(trip), body: changes })

const replace = (trip: Trip) => (own: Trip[]) => own.map((one) => (one.id === trip.id ? trip : one))

/** Shows what is known already, and asks anew for what hangs together with it. */
function settle(cache: QueryClient, own: (trips: Trip[]) => Trip[]) {
  cache.setQueryData(ownTripsQuery.queryKey, (all) => all && own(all))
  for (const queryKey of [['trips'], ['notifications']]) void cache.invalidateQueries({ queryKey })
}

const sayFailed = (fallback: string) => (error: unknown) =>
  toast({ title: 'Error', description: sentenceOf(error, fallback), tone: 'destructive' })
