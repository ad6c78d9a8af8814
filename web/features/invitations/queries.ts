// What the pages ask about invitations.
import { invitations } from '@aerie/contract/invitations'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage, endpointQuery } from '#lib/api.ts'

export const pendingCountQuery = endpointQuery(invitations.count)

/** Page by page, the last invited first. */
export const pendingQuery = infiniteQueryOptions({
  queryKey: [invitations.list.path, 'pages'],
  queryFn: ({ pageParam: cursor, signal }) => callPage(invitations.list, { query: { cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})
