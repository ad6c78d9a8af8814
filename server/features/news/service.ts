// The news: items that other features publish and withdraw.
import { stale } from '@aerie/contract/stale'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import * as data from './data.ts'

/** One item for each source; published again, it is corrected and keeps its place. */
export async function publishNews(tx: Context, source: data.Source, news: data.News) {
  await data.saveNews(tx.db, source, news)
  await announceNews(tx)
}

export async function withdrawNews(tx: Context, source: data.Source) {
  if (await data.withdrawNews(tx.db, source)) await announceNews(tx)
}

const announceNews = (tx: Context) => announce(tx, stale({ path: '/api/news' }))
