// Renews single items of activity, and the reactions to single news, wherever a page shows them, in place of fetching every page of the feed again.
import { feed } from '@aerie/contract/feed'
import { news } from '@aerie/contract/news'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { call } from '#lib/api.ts'
import { inChunks } from '#lib/in-chunks.ts'
import { latestActivityQuery, latestNewsQuery, newsPageQuery } from './queries.ts'
import { askAnew, changeActivity, changeNews, entriesOf, knownFeeds, knownLists } from './shown-activity.ts'

/** So many are not cheaper than the whole. */
const MOST = 50

interface ReactionLists {
  lists: (cache: QueryClient, ids: readonly number[]) => QueryKey[]
  /** The ids of the items in them. */
  shown: (cache: QueryClient, ids: readonly number[]) => Set<number>
  renew: (cache: QueryClient, ids: number[]) => Promise<unknown>
}

const renewing = ({ lists, shown, renew }: ReactionLists) =>
  inChunks(async (cache, ids) => {
    const known = lists(cache, ids)
    // What is on its way may be from before the change.
    askAnew(
      cache,
      known.filter((queryKey) => cache.isFetching({ queryKey, exact: true }) > 0),
    )
    const here = shown(cache, ids)
    const changed = ids.filter((id) => here.has(id))
    if (changed.length === 0) return
    const isDone =
      changed.length <= MOST &&
      (await renew(cache, changed).then(
        () => true,
        () => false,
      ))
    if (!isDone) askAnew(cache, known)
  })

/** Takes the ids of items to which somebody has reacted. Who is not found has gone. */
export const renewActivity = renewing({
  lists: knownLists,
  shown: (cache) =>
    new Set([
      ...(cache.getQueryData(latestActivityQuery.queryKey) ?? []).map(({ id }) => id),
      ...entriesOf(cache).flatMap((entry) => (entry.kind === 'activity' ? entry.activity.id : [])),
    ]),
  async renew(cache, ids) {
    const items = await call(feed.activity, { query: { ids: ids.join() } })
    for (const id of ids) changeActivity(cache, id, () => items.find((item) => item.id === id))
  },
})

/** Takes the ids of news to which somebody has reacted. What is gone its lists are told themselves. */
export const renewNews = renewing({
  lists: (cache, ids) => [
    latestNewsQuery.queryKey,
    ...knownFeeds(cache),
    ...ids.map((id) => newsPageQuery(id).queryKey),
  ],
  shown: (cache, ids) =>
    new Set([
      ...(cache.getQueryData(latestNewsQuery.queryKey) ?? []).map(({ id }) => id),
      ...entriesOf(cache).flatMap((entry) => (entry.kind === 'news' ? entry.news.id : [])),
      ...ids.filter((id) => cache.getQueryData(newsPageQuery(id).queryKey)),
    ]),
  async renew(cache, ids) {
    const found = await call(news.reactions, { query: { ids: ids.join() } })
    for (const { id, ...reacted } of found) changeNews(cache, id, (item) => ({ ...item, ...reacted }))
  },
})
