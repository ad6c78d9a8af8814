// Where the member is signed in, and ending it there.
import { sessions } from '@aerie/contract/sessions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, endpointQuery, sentenceOf } from '#lib/api.ts'
import { toast } from '#ui/toast.ts'

export const sessionsQuery = endpointQuery(sessions.list)

/** Ends one session by its id, or all but this one when none is given. */
export function useEndSessions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (sessionId?: string) =>
      sessionId ? call(sessions.end, { params: { sessionId } }) : call(sessions.endOthers),
    onSuccess: () => cache.invalidateQueries(sessionsQuery),
    onError: (error) => toast({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
  })
}
