// What the pages ask about the bin.
import { bin } from '@aerie/contract/bin'
import { pagesQuery } from '#lib/pages-query.ts'

const PAGE = '100'

export const binQuery = pagesQuery(bin.list, { query: { limit: PAGE } })
