// What the pages ask about the bin.
import { bin } from '@aerie/contract/bin'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage } from '#lib/api.ts'

const PAGE = '100'

export const binQuery = infiniteQueryOptions({
  queryKey: [bin.list.path, 'pages'],
  queryFn: ({ pageParam: cursor, signal }) => callPage(bin.list, { query: { limit: PAGE, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})
