// The news: published items for all, and items that other features publish and withdraw.

import { type NewsTeaser, news } from '@aerie/contract/news'
import { excerptOf, paragraphsOf } from '#features/news-text/plain-words.ts'
import { type Reactions, readReactions } from '#features/reactions/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { Context } from '#platform/context.ts'
import { newerThan, TIMES_KEPT } from '#platform/newest-times.ts'
import type { Cursor } from '#platform/page.ts'
import { announceNews } from './announce-news.ts'
import * as data from './data.ts'
import { NEWS_REACTIONS } from './reactions-data.ts'
import { toTeaser } from './show.ts'
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

/** What a member has planned waits as a draft again, and does not come out in his name. */
export async function unplanNewsOf(tx: Context, memberId: number) {
  const ids = await written.unplan(tx.db, memberId)
  if (ids.length > 0) await announceNews(tx, ids, { isPublic: false })
}

/** The body as mails have it, with what it links to. */
export const paragraphsOfNews = paragraphsOf

export const listTags = cached({ answers: [news.tags], load: ({ db }) => data.countTags(db) })

/** What is published after a place in time, with the place and the reactions of each. */
export async function listTeasers(
  { db }: Pick<Context, 'db'>,
  choice: data.NewsFilter,
  limit: number,
  after: Cursor | null,
) {
  const rows = await data.listByTime(db, choice, limit, after)
  const all = await readReactions(
    { db },
    NEWS_REACTIONS,
    rows.map(({ id }) => id),
  )
  return rows.map((row): { place: Cursor; teaser: NewsTeaser; reactions: Reactions | undefined } => ({
    place: { at: row.at, id: row.id },
    teaser: toTeaser(row),
    reactions: all.get(row.id),
  }))
}

/** Up to `most`, of what was published after a time, without what one member wrote or did. */
export async function countNewsSince(ctx: Context, since: Date, except: number, most: number) {
  const newer = newerThan(await readTimes(ctx), since)
  if (!newer) return data.countSince(ctx.db, since, except, most)
  return Math.min(most, newer.filter(({ author_id }) => author_id !== except).length)
}

const readTimes = cached({ answers: [news.list], load: ({ db }) => data.listTimes(db, TIMES_KEPT) })
