// What officers ask about requests to join.
import { joinRequests } from '@aerie/contract/join-requests'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage, endpointQuery } from '#lib/api.ts'

export const waitingCountQuery = endpointQuery(joinRequests.count)

export const mailsQuery = endpointQuery(joinRequests.mails)

/** Page by page, the newest first. */
export const waitingQuery = infiniteQueryOptions({
  queryKey: [joinRequests.list.path, 'pages'],
  queryFn: ({ pageParam: cursor, signal }) => callPage(joinRequests.list, { query: { cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

export const decidedQuery = infiniteQueryOptions({
  queryKey: [joinRequests.decided.path, 'pages'],
  queryFn: ({ pageParam: cursor, signal }) => callPage(joinRequests.decided, { query: { cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})
