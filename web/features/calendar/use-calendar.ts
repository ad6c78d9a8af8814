// Asking for a calendar address, a new one, or none any more.
import { calendar } from '@aerie/contract/calendar'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, sentenceOf } from '#lib/api.ts'
import { toast } from '#ui/feedback/toast.ts'
import { calendarQuery } from './queries.ts'

/** Each address ends the one before. It is in this answer only, and told by no other. */
export function useRenewCalendar() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(calendar.renew),
    onSuccess: ({ since }) => {
      cache.setQueryData(calendarQuery.queryKey, { since, url: null })
      toast({ title: 'Address Ready', description: 'Put it into your calendar now: it is shown only this once.' })
    },
    onError: sayFailed('Failed to make the address'),
  })
}

export function useEndCalendar() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(calendar.end),
    onSuccess: () => {
      cache.setQueryData(calendarQuery.queryKey, { since: null, url: null })
      toast({ title: 'Address Ended', description: 'Calendars that used it get nothing more.' })
    },
    onError: sayFailed('Failed to end the address'),
  })
}

const sayFailed = (fallback: string) => (error: unknown) =>
  toast({ title: 'Error', description: sentenceOf(error, fallback), tone: 'destructive' })
