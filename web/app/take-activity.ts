// Puts items of activity that the server has sent wherever a page shows them, and counts them as new: nothing is asked for it.
import { type ActivityItem, type CameToTop, type FeedEntry, type FeedVisit, feed } from '@aerie/contract/feed'
import { timeOf } from '@aerie/text/moments'
import type { QueryClient } from '@tanstack/react-query'
import { feedQuery, latestActivityQuery, summaryQuery, visitQuery } from '../features/feed/queries.ts'
import { renewActivity } from '../features/feed/renew-activity.ts'
import { askAnew, entriesOf, knownLists } from '../features/feed/shown-activity.ts'
import { sessionQuery } from '../features/session/queries.ts'

const SHOWN = 10
const MOST_COUNTED = 1000
const WEEK_MS = 7 * 86_400_000
/** An answer so young, in milliseconds, may have been counted after what is only told now. */
const YOUNG_MS = 5000
/** Feeds in which whatever somebody does comes to the top. */
const WITH_ACTIVITY = [feedQuery({}), feedQuery({ show: 'activity' })]

export function takeActivity(cache: QueryClient, entries: unknown[]) {
  const came = eachOnce(entries as CameToTop[])
  // What is on its way may be from before the change.
  askAnew(
    cache,
    knownLists(cache).filter((queryKey) => cache.isFetching({ queryKey, exact: true }) > 0),
  )
  countNew(cache, came)
  const known = new Map(shownItems(cache).map((item) => [item.id, item]))
  const items = came.map(({ item }) => ({ ...item, myReactions: known.get(item.id)?.myReactions ?? [] }))
  putInLatest(cache, items)
  putInFeeds(cache, items)
  // Which of the reactions are his own nobody has said.
  const unknown = items.filter(({ id, reactions }) => !known.has(id) && Object.keys(reactions).length > 0)
  if (unknown.length > 0)
    renewActivity(
      cache,
      unknown.map(({ id }) => id),
    )
}

/** Of what came again while it waited the newest counts, and when it was before all of that. */
const eachOnce = (came: CameToTop[]) =>
  [...Map.groupBy(came, ({ item }) => item.id).values()].flatMap((all) => {
    const [first, last] = [all[0], all.at(-1)]
    return first && last ? [{ item: last.item, was: first.was }] : []
  })

const isFresh = (cache: QueryClient, queryKey: readonly unknown[]) =>
  cache.getQueryState(queryKey)?.isInvalidated === false

const shownItems = (cache: QueryClient): ActivityItem[] => [
  ...(cache.getQueryData(latestActivityQuery.queryKey) ?? []),
  ...entriesOf(cache).flatMap((entry) => (entry.kind === 'activity' ? entry.activity : [])),
]

function putInLatest(cache: QueryClient, came: ActivityItem[]) {
  const { queryKey } = latestActivityQuery
  if (!isFresh(cache, queryKey)) return
  const ids = new Set(came.map(({ id }) => id))
  cache.setQueryData(
    queryKey,
    (items) => items && [...came, ...items.filter(({ id }) => !ids.has(id))].sort(newestFirst).slice(0, SHOWN),
  )
}

/** The newest stand in the first page; a feed in which one would stand deeper is asked anew. */
function putInFeeds(cache: QueryClient, came: ActivityItem[]) {
  const ids = new Set(came.map(({ id }) => id))
  const entries = came.map((activity): FeedEntry => ({ kind: 'activity', at: activity.createdAt, activity }))
  for (const { queryKey } of WITH_ACTIVITY) {
    if (!isFresh(cache, queryKey)) continue
    const pages = cache.getQueryData(queryKey)?.pages
    const end = pages?.[0]?.items.at(-1)
    const isDeeper = end !== undefined && entries.some(({ at }) => at < end.at)
    if (!pages || isDeeper) {
      askAnew(cache, [queryKey])
      continue
    }
    cache.setQueryData(
      queryKey,
      (feeds) =>
        feeds && {
          ...feeds,
          pages: feeds.pages.map((page, place) => {
            const others = page.items.filter((entry) => entry.kind !== 'activity' || !ids.has(entry.activity.id))
            return { ...page, items: place === 0 ? [...entries, ...others].sort(laterFirst) : others }
          }),
        },
    )
  }
}

const newestFirst = (one: ActivityItem, other: ActivityItem) =>
  other.createdAt.localeCompare(one.createdAt) || other.id - one.id

/** Of one moment news stands above. */
const laterFirst = (one: FeedEntry, other: FeedEntry) =>
  other.at.localeCompare(one.at) ||
  other.kind.localeCompare(one.kind) ||
  (one.kind === 'activity' && other.kind === 'activity' ? other.activity.id - one.activity.id : 0)

/** What is above his line counts, unless it is his own or was above it before. */
function countNew(cache: QueryClient, came: CameToTop[]) {
  const state = cache.getQueryState(visitQuery.queryKey)
  if (!state?.data) return void cache.invalidateQueries({ queryKey: [feed.visit.path] })
  if (state.fetchStatus !== 'idle' || state.isInvalidated || Date.now() - state.dataUpdatedAt < YOUNG_MS)
    return askAnew(cache, [visitQuery.queryKey, summaryQuery.queryKey])
  const { lastVisit, newCount }: FeedVisit = state.data
  if (lastVisit === null) return
  const own = cache.getQueryData(sessionQuery.queryKey)?.id
  const more = came.filter(
    ({ item, was }) => item.memberId !== own && item.createdAt > lastVisit && !(was !== null && was > lastVisit),
  ).length
  if (more === 0) return
  cache.setQueryData(visitQuery.queryKey, { lastVisit, newCount: Math.min(newCount + more, MOST_COUNTED) })
  if (Date.now() - timeOf(lastVisit) > WEEK_MS) askAnew(cache, [summaryQuery.queryKey])
}
