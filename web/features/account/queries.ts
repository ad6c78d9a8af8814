// Where the member is signed in, and ending it there; what of his addresses waits to be confirmed.
import { account } from '@aerie/contract/account'
import { addresses } from '@aerie/contract/addresses'
import { counted } from '@aerie/text/plurals'
import { call, endpointQuery } from '#lib/api.ts'
import { useAct } from '#ui/feedback/use-act.ts'

export const sessionsQuery = endpointQuery(account.sessions)
export const passwordQuery = endpointQuery(account.password)
export const waitingQuery = endpointQuery(addresses.waiting)

export const useEndSession = () =>
  useAct({
    call: (sessionId: string) => call(account.endSession, { params: { sessionId } }),
    stale: [sessionsQuery.queryKey],
  })

/** `others`: how many there are, for what is said. */
export const useEndOtherSessions = (others: number) =>
  useAct({
    call: () => call(account.endOtherSessions),
    stale: [sessionsQuery.queryKey],
    done: () => ({ title: 'Signed Out Elsewhere', description: `Signed out: ${counted(others, 'other device')}.` }),
  })
