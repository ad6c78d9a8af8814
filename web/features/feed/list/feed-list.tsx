// Everything in one order, day after day: it goes on where its end comes into view, or is pressed.
import './feed-list.css'
import type { FeedEntry, FeedVisit } from '@aerie/contract/feed'
import type { KeyboardEvent } from 'react'
import { useListInPages } from '#lib/list-in-pages.ts'
import type { RestOfList } from '#lib/more-of-list.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { ActivityRow } from '../activity-row.tsx'
import { ActivityRowsOutline } from '../activity-rows-outline.tsx'
import { NewsStory } from '../news-story.tsx'
import { feedQuery } from '../queries.ts'
import { LastVisit } from '../visit/last-visit.tsx'
import { useVisit } from '../visit/use-visit.ts'
import { dayName } from './days.ts'
import type { FeedFilters } from './feed-filters.ts'
import { useEndInView } from './use-end-in-view.ts'

interface FeedListProps {
  filters: FeedFilters
  mayDelete: boolean
}

export function FeedList({ filters, mayDelete }: FeedListProps) {
  const query = useListInPages(feedQuery(filters))
  const isAll = !filters.show && !filters.tag
  const visit = useVisit(isAll ? query.data?.[0]?.at : undefined)
  return (
    <QueryState
      query={query}
      skeleton={<FeedSkeleton />}
      failure="The feed could not be loaded"
      level={2}
      empty={
        <EmptyState title="No recent activity to display" level={2}>
          {filters.tag || filters.show ? 'Nothing of this kind yet.' : 'News and what brothers do appear here.'}
        </EmptyState>
      }
    >
      {(entries) => (
        <>
          <Entries entries={entries} mayDelete={mayDelete} visit={isAll ? visit : undefined} />
          <More query={query} />
        </>
      )}
    </QueryState>
  )
}

interface EntriesProps {
  entries: readonly FeedEntry[]
  mayDelete: boolean
  visit: FeedVisit | undefined
}

export function Entries({ entries, mayDelete, visit }: EntriesProps) {
  const now = new Date()
  const seen = visit?.lastVisit ?? null
  const firstSeen = seen === null ? -1 : entries.findIndex(({ at }) => at <= seen)
  return (
    <div role="feed" aria-label="Feed" className="feed-list" onKeyDown={walkEntries}>
      {entries.map((entry, place) => {
        const before = entries[place - 1]
        const day = dayName(entry.at, now)
        const isFirstOfDay = !before || dayName(before.at, now) !== day
        return (
          <article
            key={keyOf(entry)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the entries of a feed are walked with the Page keys
            tabIndex={0}
            aria-posinset={place + 1}
            aria-setsize={-1}
            aria-label={labelOf(entry)}
          >
            {place === firstSeen && place > 0 && visit && <LastVisit visit={visit} />}
            {isFirstOfDay && <h2 className="feed-list-day">{day}</h2>}
            {entry.kind === 'news' ? (
              <NewsStory item={entry.news} look="side" />
            ) : (
              <ActivityRow item={entry.activity} mayDelete={mayDelete} />
            )}
          </article>
        )
      })}
    </div>
  )
}

const keyOf = (entry: FeedEntry) => (entry.kind === 'news' ? `news ${entry.news.id}` : `activity ${entry.activity.id}`)

const labelOf = (entry: FeedEntry) =>
  entry.kind === 'news'
    ? entry.news.title
    : `${entry.activity.memberFirstName} ${entry.activity.memberLastName} ${entry.activity.description}`

/** As feeds are walked everywhere: Page Down and Page Up go from entry to entry. */
function walkEntries(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > article')]
  const at = entries.findIndex((entry) => entry.contains(document.activeElement))
  const target = entries[event.key === 'PageDown' ? at + 1 : at - 1]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** It comes by itself as its place comes near, and by a press where that failed. */
function More({ query }: { query: RestOfList & { isFetchNextPageError: boolean; isFetching: boolean } }) {
  const isWanted = query.hasNextPage && !query.isFetching && !query.isFetchNextPageError
  const end = useEndInView<HTMLDivElement>(isWanted, () => void query.fetchMore())
  return (
    <div ref={end} className="feed-list-more">
      <ShowMore query={query} />
    </div>
  )
}

const FeedSkeleton = () => (
  <Loading label="Loading the feed" className="feed-list">
    <ActivityRowsOutline count={10} />
  </Loading>
)
