// The first page of the news, which is the same for everybody: made once, and kept in memory until it changes.
import { news } from '@aerie/contract/news'
import { cached } from '#platform/cache/cached.ts'
import type { Context } from '#platform/context.ts'
import { type CachedJson, cachedJson } from '#platform/http/cached-json.ts'
import type { Page } from '#platform/page.ts'
import { listPublished } from './data.ts'
import { pageOf } from './service.ts'

/** As many as a page has when nothing else is asked for, and one more. */
const NEWEST = 51

const readNewest = cached({
  answers: [news.list],
  load: async ({ db }) => {
    const rows = await listPublished(db, NEWEST, null)
    const pages = new Map<number, Page<CachedJson>>()
    return (limit: number) => {
      const { items, next } = pageOf(rows.slice(0, limit + 1), limit)
      const page = pages.get(limit) ?? { items: cachedJson(JSON.stringify(items)), next }
      pages.set(limit, page)
      return page
    }
  },
})

/** The first page, which is the same for everybody and in memory; null where it is too long to be kept. */
export const readFirstPage = async (ctx: Context, limit: number) =>
  limit < NEWEST ? (await readNewest(ctx))(limit) : null
