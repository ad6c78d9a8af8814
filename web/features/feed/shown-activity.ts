// The items of activity wherever a page has them: on the dashboard, and in the feed however it is filtered.
import type { ActivityItem, FeedEntry } from '@aerie/contract/feed'
import { feed } from '@aerie/contract/feed'
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Optimistic } from '#lib/optimistic.ts'
import { type feedQuery, latestActivityQuery } from './queries.ts'

type Edit = Parameters<Optimistic<unknown>['change']>[0]
type FeedKey = ReturnType<typeof feedQuery>['queryKey']
type Pages = InfiniteData<{ items: FeedEntry[]; next: string | undefined }>
/** What becomes of an item; nothing where it is to go. */
type Change = (item: ActivityItem) => ActivityItem | undefined

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

/** The ids of the items in them. */
export const shownActivity = (cache: QueryClient) =>
  new Set([
    ...(cache.getQueryData(latestActivityQuery.queryKey) ?? []).map(({ id }) => id),
    ...knownFeeds(cache)
      .flatMap((queryKey) => cache.getQueryData(queryKey)?.pages ?? [])
      .flatMap(({ items }) => items.flatMap((entry) => (entry.kind === 'activity' ? entry.activity.id : []))),
  ])

/** For good. A list that is stale is left to the answer that it waits for: as changed, it would count as fresh. */
export const changeActivity = (cache: QueryClient, id: number, change: Change) =>
  editActivity(
    ({ queryKey }, edit) => {
      if (cache.getQueryState(queryKey)?.isInvalidated === false)
        cache.setQueryData(queryKey, (known) => known && edit(known))
    },
    knownFeeds(cache),
    id,
    change,
  )

export function editActivity(edit: Edit, feeds: readonly FeedKey[], id: number, change: Change) {
  edit(latestActivityQuery, (items) => items.flatMap((item) => (item.id === id ? (change(item) ?? []) : item)))
  for (const queryKey of feeds) edit({ queryKey }, (known) => withChange(known, id, change))
}

const withChange = (known: Pages, id: number, change: Change): Pages => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    items: page.items.flatMap((entry) => {
      if (entry.kind !== 'activity' || entry.activity.id !== id) return entry
      const activity = change(entry.activity)
      return activity ? { ...entry, activity } : []
    }),
  })),
})
