// What the dashboard and the feed ask.
import { digest } from '@aerie/contract/digest'
import { feed } from '@aerie/contract/feed'
import { news } from '@aerie/contract/news'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'
import type { FeedFilters } from './list/feed-filters.ts'

export const latestNewsQuery = endpointQuery(news.list, { query: { limit: '3' } })
export const visitQuery = endpointQuery(feed.visit)
export const summaryQuery = endpointQuery(digest.summary)
export const latestActivityQuery = endpointQuery(feed.activity, { query: { limit: '10' } })

export const newsPageQuery = (id: number) => endpointQuery(news.show, { params: { newsId: String(id) } })

const PAGE = '20'

export const feedQuery = ({ show, tag }: FeedFilters) => pagesQuery(feed.list, { query: { limit: PAGE, show, tag } })
