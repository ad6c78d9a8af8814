// The card of the open polls on the dashboard: while they come, when there is none, and the way to all.
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { isOver } from '#features/ballots/words/time-left.ts'
import { useServerClock } from '#lib/use-server-clock.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ActivePolls } from './active-polls.tsx'
import { openPollsQuery, POLL_LISTS } from './queries.ts'

export function ActivePollsCard() {
  const query = useQuery(openPollsQuery)
  const now = useServerClock(query.data, query.dataUpdatedAt, POLL_LISTS)
  const open = query.data?.filter((poll) => poll.isActive && !isOver(poll, now))
  return (
    <Card
      title="Active Polls"
      action={open && open.length > 0 && <span className="text-ink-3 text-sm">{open.length} active</span>}
      foot={
        <Link to="/governance" className={buttonClass({ variant: 'link' })}>
          View All Polls
          <ArrowRight />
        </Link>
      }
    >
      <QueryState
        query={{ ...query, data: open }}
        skeleton={<PollsSkeleton />}
        failure="The polls could not be loaded"
        empty={
          <EmptyState title="No active polls" compact>
            Check back later for new votes
          </EmptyState>
        }
      >
        {(polls) => <ActivePolls polls={polls} now={now} />}
      </QueryState>
    </Card>
  )
}

const ROWS = ['one', 'two', 'three']

const PollsSkeleton = () => (
  <Loading label="Loading the polls" className="grid gap-3">
    <Skeleton width="80%" height={26} />
    {ROWS.map((row) => (
      <Skeleton key={row} height={42} />
    ))}
  </Loading>
)
