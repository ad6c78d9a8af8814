// The news: published items for all, and items that other features publish and withdraw.
import type { NewsItem, NewsTeaser } from '@aerie/contract/news'
import { news } from '@aerie/contract/news'
import { cached } from '#platform/cache/cached.ts'
import type { Context } from '#platform/context.ts'
import { newerThan, TIMES_KEPT } from '#platform/newest-times.ts'
import { cutPage, type Page, type PageRequest, readCursor } from '#platform/page.ts'
import { announceNews } from './announce-news.ts'
import * as data from './data.ts'
import { toItem, toTeaser } from './show.ts'
import { excerptOf, plainText } from './text.ts'
import * as written from './write-data.ts'

/** One item for each source; published again, it is corrected and keeps its place. */
export async function publishNews(tx: Context, source: written.Source, item: written.News) {
  const { id } = await written.saveNews(tx.db, source, { ...item, excerpt: excerptOf(item.body, 'plain') })
  await announceNews(tx, [id], { isPublic: true })
}

export async function withdrawNews(tx: Context, source: written.Source) {
  const id = await written.withdrawNews(tx.db, source)
  if (id !== null) await announceNews(tx, [id], { isPublic: true })
}

/** A page of what is published, pinned first. */
export const listNews = async (ctx: Context, { limit, cursor }: PageRequest): Promise<Page<NewsItem[]>> =>
  pageOf(await data.listPublished(ctx.db, limit + 1, placeIn(cursor)), limit)

/** The rows are one more than a page has, where others follow. */
export function pageOf(rows: data.Row[], limit: number): Page<NewsItem[]> {
  const { items, next } = cutPage(rows, limit, ({ is_pinned, at, id }) => `${is_pinned ? 1 : 0}-${at}-${id}`)
  return { items: items.map(toItem), next }
}

function placeIn(cursor: string | undefined) {
  const found = readCursor(cursor, /^([01])-(\d{1,16})-(\d{1,9})$/)
  return found && { isPinned: found[0] === '1', at: Number(found[1]), id: Number(found[2]) }
}

/** The body in plain words, as mails have it; paragraphs have an empty line between them. */
export const textOfNews = ({ body, format }: { body: string; format: string }) => plainText(body, format)

export const listTags = cached({ answers: [news.tags], load: ({ db }) => data.countTags(db) })

/** What is published after a place in time, with the place of each. */
export async function listTeasers(
  { db }: Pick<Context, 'db'>,
  choice: data.Choice,
  limit: number,
  after: data.Place | null,
) {
  const rows = await data.listByTime(db, choice, limit, after)
  return rows.map((row): { place: data.Place; teaser: NewsTeaser } => ({
    place: { at: row.at, id: row.id },
    teaser: toTeaser(row),
  }))
}

/** Up to `most`, of what was published after a time. */
export async function countNewsSince(ctx: Context, since: Date, most: number) {
  const newer = newerThan(await readTimes(ctx), since)
  return newer ? Math.min(most, newer.length) : data.countSince(ctx.db, since, most)
}

const readTimes = cached({ answers: [news.list], load: ({ db }) => data.listTimes(db, TIMES_KEPT) })
