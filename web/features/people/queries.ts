// What the pages ask about members.
import { members } from '@aerie/contract/members'
import { CHANGED_HEADER, people } from '@aerie/contract/people'
import type { Onlooker } from '@aerie/contract/privacy'
import { queryOptions } from '@tanstack/react-query'
import { call, callWithHeader, endpointQuery } from '#lib/api.ts'
import { withCards } from './with-cards.ts'

/** The whole directory, by last name. What comes may be some seconds old: who has changed since is asked for. */
export const directoryQuery = queryOptions({
  queryKey: [people.list.path],
  async queryFn({ signal }) {
    const request = { query: { mayBeStale: 'true' as const }, signal }
    const { answer, said: ids } = await callWithHeader(people.list, request, CHANGED_HEADER)
    if (!ids) return answer
    return withCards(answer, ids.split(',').map(Number), await call(people.list, { query: { ids }, signal }))
  },
})

export const ownProfileQuery = endpointQuery(members.own)

/** One's own record as another sees it. */
export const ownProfileAsQuery = (onlooker: Onlooker) => endpointQuery(members.own, { query: { as: onlooker } })

/** `memberId` as it stands in the address. */
export const profileQuery = (memberId: string) => endpointQuery(members.show, { params: { memberId } })
