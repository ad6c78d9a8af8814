// News of the house: what a shared trip puts there, and takes back.
import { stale } from '@aerie/contract/stale'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import * as data from './data.ts'

/** One item for each trip; published again, it is corrected and keeps its place. */
export async function publishTripNews(tx: Context, news: Omit<data.TripNews, 'tags'>) {
  await data.saveTripNews(tx.db, { ...news, tags: ['travel'] })
  await announceNews(tx)
}

export async function withdrawTripNews(tx: Context, tripId: number) {
  if (await data.withdrawTripNews(tx.db, tripId)) await announceNews(tx)
}

const announceNews = (tx: Context) => announce(tx, stale({ path: '/api/news' }))
