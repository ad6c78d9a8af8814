// Where the member is signed in, and ending it there.
import { account } from '@aerie/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, endpointQuery } from '#lib/api.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { toast } from '#ui/feedback/toast.ts'

export const sessionsQuery = endpointQuery(account.sessions)

/** Ends one session by its id, or all but this one when none is given. */
export function useEndSessions() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (sessionId?: string) =>
      sessionId ? call(account.endSession, { params: { sessionId } }) : call(account.endOtherSessions),
    onSuccess: () => cache.invalidateQueries(sessionsQuery),
    onError: (error) => toast({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
  })
}
