// What the dashboard and the feed ask.
import { digest } from '@aerie/contract/digest'
import { feed } from '@aerie/contract/feed'
import { news } from '@aerie/contract/news'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage, endpointQuery } from '#lib/api.ts'
import type { FeedFilters } from './list/feed-filters.ts'

export const latestNewsQuery = endpointQuery(news.list, { query: { limit: '3' } })
export const visitQuery = endpointQuery(feed.visit)
export const summaryQuery = endpointQuery(digest.summary)
export const latestActivityQuery = endpointQuery(feed.activity, { query: { limit: '10' } })

const PAGE = '20'

export const feedQuery = ({ show, tag }: FeedFilters) =>
  infiniteQueryOptions({
    queryKey: [feed.list.path, 'pages', show ?? 'all', tag ?? ''],
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage(feed.list, { query: { limit: PAGE, show, tag, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })
