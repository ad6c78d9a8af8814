// What the pages ask about the words for brothers who have passed.
import { remembrances } from '@aerie/contract/remembrances'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'

const paramsOf = (memberId: number) => ({ params: { memberId: String(memberId) } })

export const remembrancesQuery = (memberId: number) =>
  pagesQuery(remembrances.list, { ...paramsOf(memberId), query: { limit: '50' } })

export const ownWordsQuery = (memberId: number) => endpointQuery(remembrances.own, paramsOf(memberId))

export const toReadQuery = endpointQuery(remembrances.toRead)
