// The feed on the dashboard: the first news, and what brothers have lately changed about themselves.
import './feed-card.css'
import type { ActivityItem, FeedVisit } from '@aerie/contract/feed'
import type { PublishedNews } from '@aerie/contract/news'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ActivityRow } from './activity-row.tsx'
import { ActivityRowsOutline } from './activity-rows-outline.tsx'
import { NewsStory } from './news-story.tsx'
import { latestActivityQuery, latestNewsQuery } from './queries.ts'
import { LastVisit } from './visit/last-visit.tsx'
import { newWords } from './visit/part-words.ts'
import { SinceVisit } from './visit/since-visit.tsx'
import { useVisit } from './visit/use-visit.ts'

const NEWS_SHOWN = 3
const ACTIVITY_SHOWN = 10

export function FeedCard({ mayDelete }: { mayDelete: boolean }) {
  const [news, activity] = [useQuery(latestNewsQuery), useQuery(latestActivityQuery)]
  const visit = useVisit(newestOf(news.data, activity.data))
  return (
    <Card
      title="Feed"
      flush
      action={
        <span className="feed-card-head">
          {visit && visit.newCount > 0 && <Link to="/feed">{newWords(visit.newCount)}</Link>}
          <Link to="/feed" className={buttonClass({ variant: 'link' })}>
            View All
            <ArrowRight />
          </Link>
        </span>
      }
    >
      <SinceVisit className="feed-card-since" />
      {isNothing(news.data) && isNothing(activity.data) ? (
        <EmptyState title="No recent activity updates" compact>
          News and what brothers change about themselves appear here.
        </EmptyState>
      ) : (
        <>
          <QueryState query={news} skeleton={<NewsSkeleton />} failure="The news could not be loaded">
            {(items) => <Stories items={items.slice(0, NEWS_SHOWN)} />}
          </QueryState>
          <QueryState
            query={activity}
            skeleton={<ActivitySkeleton />}
            failure="The activity could not be loaded"
            empty={<p className="feed-card-nothing">No recent activity to display</p>}
          >
            {(items) => <Activity items={items.slice(0, ACTIVITY_SHOWN)} mayDelete={mayDelete} visit={visit} />}
          </QueryState>
        </>
      )}
    </Card>
  )
}

/** Of all that the card shows; undefined before both are here. */
function newestOf(news: readonly PublishedNews[] | undefined, activity: readonly ActivityItem[] | undefined) {
  if (!news || !activity) return undefined
  return [...news.map(({ publishedAt }) => publishedAt ?? ''), ...activity.map(({ createdAt }) => createdAt)]
    .sort()
    .at(-1)
}

const isNothing = (list: readonly unknown[] | undefined) => list?.length === 0

/** The first at full width, the others side by side under it. */
function Stories({ items: [lead, ...others] }: { items: readonly PublishedNews[] }) {
  if (!lead) return null
  return (
    <div className="feed-card-news">
      <NewsStory item={lead} look="lead" />
      {others.length > 0 && (
        <div className="feed-card-pair">
          {others.map((item) => (
            <NewsStory key={item.id} item={item} look="small" />
          ))}
        </div>
      )}
    </div>
  )
}

interface ActivityProps {
  items: readonly ActivityItem[]
  mayDelete: boolean
  visit: FeedVisit | undefined
}

function Activity({ items, mayDelete, visit }: ActivityProps) {
  const seen = visit?.lastVisit ?? null
  const firstSeen = seen === null ? -1 : items.findIndex(({ createdAt }) => createdAt <= seen)
  return (
    <ul className="feed-card-activity">
      {items.map((item, place) => (
        <li key={item.id}>
          {place === firstSeen && place > 0 && visit && <LastVisit visit={visit} />}
          <ActivityRow item={item} mayDelete={mayDelete} />
        </li>
      ))}
    </ul>
  )
}

const NewsSkeleton = () => (
  <Loading label="Loading the news" className="feed-card-news">
    <div className="feed-card-skeleton">
      <Skeleton height="100%" />
    </div>
    <div className="grid gap-2 pt-3 pb-4">
      <Skeleton width="30%" />
      <Skeleton width="70%" height={26} />
      <Skeleton width="90%" />
    </div>
  </Loading>
)

const ActivitySkeleton = () => (
  <Loading label="Loading the activity" className="feed-card-activity">
    <ActivityRowsOutline count={5} />
  </Loading>
)
