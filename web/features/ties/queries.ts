// What officers ask about ties that wait.
import { ties } from '@aerie/contract/ties'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage } from '#lib/api.ts'

/** Page by page, the oldest first. */
export const waitingTiesQuery = infiniteQueryOptions({
  queryKey: [ties.waiting.path, 'pages'],
  queryFn: ({ pageParam: cursor, signal }) => callPage(ties.waiting, { query: { cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})
