// Asking for a calendar address, a new one, or none any more.
import { calendar } from '@aerie/contract/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { calendarQuery } from './queries.ts'

/** Each address ends the one before. It is in this answer only, and told by no other. */
export function useRenewCalendar() {
  const cache = useQueryClient()
  return useAct({
    call: () => call(calendar.renew),
    show: ({ since }) => cache.setQueryData(calendarQuery.queryKey, { since, url: null }),
    done: () => ({
      title: 'Address Ready',
      description: 'Put it into your calendar now: it is shown only this once.',
    }),
    failed: (error) => failureToast(error, 'Error', 'Failed to make the address'),
  })
}

export function useEndCalendar() {
  const cache = useQueryClient()
  return useAct({
    call: () => call(calendar.end),
    show: () => cache.setQueryData(calendarQuery.queryKey, { since: null, url: null }),
    done: () => ({ title: 'Address Ended', description: 'Calendars that used it stop updating.' }),
    failed: (error) => failureToast(error, 'Error', 'Failed to end the address'),
  })
}
