// What officers ask about requests to join.
import { joinRequests } from '@aerie/contract/join-requests'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'

export const waitingCountQuery = endpointQuery(joinRequests.count)

export const mailsQuery = endpointQuery(joinRequests.mails)

/** Page by page, the newest first. */
export const waitingQuery = pagesQuery(joinRequests.list)

export const decidedQuery = pagesQuery(joinRequests.decided)
