// What the pages ask about backups.
import { backups } from '@aerie/contract/backups'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, callPage } from '#lib/api.ts'

const PAGE = '10'

export const backupsQuery = infiniteQueryOptions({
  queryKey: [backups.list.path, 'pages'],
  queryFn: ({ pageParam: cursor, signal }) => callPage(backups.list, { query: { limit: PAGE, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

export const protectionQuery = queryOptions({
  queryKey: [backups.protection.path],
  queryFn: ({ signal }) => call(backups.protection, { signal }),
})
