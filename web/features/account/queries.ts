// Where the member is signed in, and ending it there; what of his addresses waits to be confirmed.
import { account } from '@aerie/contract/account'
import { addresses } from '@aerie/contract/addresses'
import { call, endpointQuery } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const sessionsQuery = endpointQuery(account.sessions)
export const waitingQuery = endpointQuery(addresses.waiting)

/** Ends one session by its id, or all but this one when none is given. */
export const useEndSessions = () =>
  useAct({
    call: (sessionId: string | undefined) =>
      sessionId ? call(account.endSession, { params: { sessionId } }) : call(account.endOtherSessions),
    stale: [sessionsQuery.queryKey],
  })
