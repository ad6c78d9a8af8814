// What the pages ask about news.
import { news } from '@aerie/contract/news'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'

export const newsItemQuery = (id: string) => endpointQuery(news.show, { params: { newsId: id } })

export type NewsState = 'all' | 'published' | 'draft'

const PAGE = '50'

export const managedNewsQuery = (state: NewsState) =>
  pagesQuery(news.manage, { query: { limit: PAGE, ...(state !== 'all' && { state }) } })
