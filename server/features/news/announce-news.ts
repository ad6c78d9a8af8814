// Says which answers go out of date when news change: everybody's, or of drafts the officers' alone.
import { digest } from '@aerie/contract/digest'
import { feed } from '@aerie/contract/feed'
import { news } from '@aerie/contract/news'
import { stale, staleOf } from '@aerie/contract/stale'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'

export async function announceNews(tx: Context, ids: number[], { isPublic }: { isPublic: boolean }) {
  await announce(tx, [...stale(news.manage), ...staleOf(ids, news.show)], { role: 'admin' })
  if (!isPublic) return
  await announce(tx, [
    ...stale(news.list, news.tags, feed.list, feed.visit, digest.summary),
    ...staleOf(ids, news.show),
  ])
}
