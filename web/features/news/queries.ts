// What the pages ask about news.
import { type ManagedNews, news } from '@aerie/contract/news'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage, endpointQuery } from '#lib/api.ts'

export const newsItemQuery = (id: string) => endpointQuery(news.show, { params: { newsId: id } })

export type NewsState = 'all' | 'published' | 'draft'

const PAGE = '50'

export const managedNewsQuery = (state: NewsState) =>
  infiniteQueryOptions({
    queryKey: [news.manage.path, 'pages', state],
    queryFn: ({ pageParam: cursor, signal }): Promise<{ items: ManagedNews[]; next: string | undefined }> =>
      callPage(news.manage, { query: { limit: PAGE, cursor, ...(state !== 'all' && { state }) }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })
