// What super admins ask about photos under review.
import { moderation } from '@aerie/contract/moderation'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage } from '#lib/api.ts'

const PAGE = '50'

export const flaggedQuery = infiniteQueryOptions({
  queryKey: [moderation.flagged.path, 'pages'],
  queryFn: ({ pageParam: cursor, signal }) => callPage(moderation.flagged, { query: { limit: PAGE, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})
