// The items of activity and news wherever a page has them: on the dashboard, in the feed however it is filtered, and by themselves.
import type { ActivityItem, FeedEntry } from '@aerie/contract/feed'
import { feed } from '@aerie/contract/feed'
import type { Reacted } from '@aerie/contract/reactions'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Optimistic } from '#lib/optimistic.ts'
import { type feedQuery, latestActivityQuery, latestNewsQuery, newsPageQuery } from './queries.ts'

type ActivityEdit = Parameters<Optimistic<unknown>['change']>[0]
type FeedKey = ReturnType<typeof feedQuery>['queryKey']
type Pages = InfiniteData<{ items: FeedEntry[]; next: string | undefined }>
/** What becomes of an item; nothing where it is to go. */
type ItemChange = (item: ActivityItem) => ActivityItem | undefined
type Reaction = <Item extends Reacted>(item: Item) => Item

/** The feeds that a page knows just now. */
export const knownFeeds = (cache: QueryClient) =>
  cache
    .getQueryCache()
    .findAll({ queryKey: [feed.list.path] })
    .map(({ queryKey }) => queryKey as FeedKey)

/** All that has items of activity in it. */
export const knownLists = (cache: QueryClient): QueryKey[] => [latestActivityQuery.queryKey, ...knownFeeds(cache)]

export function askAnew(cache: QueryClient, queries: readonly QueryKey[]) {
  for (const queryKey of queries) void cache.invalidateQueries({ queryKey, exact: true })
}

export const entriesOf = (cache: QueryClient) =>
  knownFeeds(cache)
    .flatMap((queryKey) => cache.getQueryData(queryKey)?.pages ?? [])
    .flatMap(({ items }) => items)

/** For good. A list that is stale is left to the answer that it waits for: as changed, it would count as fresh. */
const forGood =
  (cache: QueryClient): ActivityEdit =>
  ({ queryKey }, edit) => {
    if (cache.getQueryState(queryKey)?.isInvalidated === false)
      cache.setQueryData(queryKey, (known) => known && edit(known))
  }

export const changeActivity = (cache: QueryClient, id: number, change: ItemChange) =>
  editActivity(forGood(cache), knownFeeds(cache), id, change)

export const changeNews = (cache: QueryClient, id: number, change: Reaction) =>
  editNews(forGood(cache), knownFeeds(cache), id, change)

export function editActivity(edit: ActivityEdit, feeds: readonly FeedKey[], id: number, change: ItemChange) {
  edit(latestActivityQuery, (items) => items.flatMap((item) => (item.id === id ? (change(item) ?? []) : item)))
  editFeeds(edit, feeds, (entry) => {
    if (entry.kind !== 'activity' || entry.activity.id !== id) return entry
    const activity = change(entry.activity)
    return activity ? { ...entry, activity } : []
  })
}

export function editNews(edit: ActivityEdit, feeds: readonly FeedKey[], id: number, change: Reaction) {
  edit(latestNewsQuery, (items) => items.map((item) => (item.id === id ? change(item) : item)))
  edit(newsPageQuery(id), change)
  editFeeds(edit, feeds, (entry) =>
    entry.kind === 'news' && entry.news.id === id ? { ...entry, news: change(entry.news) } : entry,
  )
}

function editFeeds(edit: ActivityEdit, feeds: readonly FeedKey[], change: (entry: FeedEntry) => FeedEntry | []) {
  const changed = (known: Pages): Pages => ({
    ...known,
    pages: known.pages.map((page) => ({ ...page, items: page.items.flatMap(change) })),
  })
  for (const queryKey of feeds) edit({ queryKey }, changed)
}
