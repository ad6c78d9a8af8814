// What the pages ask about members.
import { members } from '@aerie/contract/members'
import { CHANGED_HEADER, people, TOTAL_HEADER } from '@aerie/contract/people'
import type { Onlooker } from '@aerie/contract/privacy'
import { queryOptions } from '@tanstack/react-query'
import { call, callWithHeader, endpointQuery } from '#lib/api.ts'
import { withCards } from './with-cards.ts'

/** The whole directory, by last name. What comes may be some seconds old: who has changed since is asked for. */
export const directoryQuery = queryOptions({
  queryKey: [people.list.path],
  async queryFn({ signal }) {
    const request = { query: { mayBeStale: 'true' as const }, signal }
    const { answer, headerValue: ids } = await callWithHeader(people.list, request, CHANGED_HEADER)
    if (!ids) return answer
    return withCards(answer, ids.split(',').map(Number), await call(people.list, { query: { ids }, signal }))
  },
})

/** A multiple of the columns, and as many as fill a large window. */
export const FIRST_CARDS = 24
/** Forgotten before the whole directory is: it never takes the place of what is newer. */
const FIRST_CARDS_KEPT_MS = 10_000

/** How the directory begins, and how many it has. */
export const firstCardsQuery = queryOptions({
  queryKey: [people.list.path, 'first'],
  gcTime: FIRST_CARDS_KEPT_MS,
  async queryFn({ signal }) {
    const request = { query: { limit: String(FIRST_CARDS) }, signal }
    const { answer: cards, headerValue: total } = await callWithHeader(people.list, request, TOTAL_HEADER)
    return { cards, total: Number(total) }
  },
})

export const ownProfileQuery = endpointQuery(members.own)

/** One's own record as another sees it. */
export const ownProfileAsQuery = (onlooker: Onlooker) => endpointQuery(members.own, { query: { as: onlooker } })

/** `memberId` as it stands in the address. */
export const profileQuery = (memberId: string) => endpointQuery(members.show, { params: { memberId } })
