// The polls of one tab, and what officers do with them.
import type { Poll } from '@aerie/contract/polls'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { VoteAct } from '#features/ballots/vote-menu.tsx'
import { PollCard } from '#features/polls/poll-card.tsx'
import { type PollTab, pollsOf } from '#features/polls/poll-tabs.ts'
import { useSession } from '#features/session/queries.ts'
import { statsQuery } from '#features/stats/queries.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { CreatePollButton } from './create-buttons.tsx'

const actDialogs = lazyCode(() => import('./poll-dialogs.tsx'))

const EMPTY: Record<Exclude<PollTab, 'elections'>, string> = {
  active: 'No active polls at the moment',
  completed: 'No poll has ended yet',
  all: 'No polls have been created',
}

interface PollsTabProps {
  query: UseQueryResult<Poll[]>
  tab: Exclude<PollTab, 'elections'>
  /** The server's time. */
  now: number
}

export function PollsTab({ query, tab, now }: PollsTabProps) {
  const { can } = useSession()
  const [asked, setAsked] = useState<{ act: VoteAct; poll: Poll } | null>(null)
  const { data: dialogs } = useCode(actDialogs, asked !== null)
  const { data: stats } = useQuery({ ...statsQuery, enabled: can.seeAdmin })
  return (
    <>
      <QueryState query={query} skeleton={<PollsSkeleton />} failure="The polls could not be loaded" level={2}>
        {(polls) => {
          const shown = pollsOf(polls, tab, now)
          const label = polls.length === 0 ? 'Create First Poll' : 'Create Poll'
          if (shown.length === 0)
            return (
              <EmptyState level={2} title={EMPTY[tab]} action={can.createPolls && <CreatePollButton label={label} />} />
            )
          return (
            <div className="poll-cards">
              <h2 className="sr-only">Polls</h2>
              {shown.map((poll) => (
                <PollCard key={poll.id} poll={poll} now={now} onAct={(act) => setAsked({ act, poll })} />
              ))}
            </div>
          )
        }}
      </QueryState>
      {dialogs && asked && (
        <dialogs.AskedPollDialog {...asked} eligible={stats?.activeMembers} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

const PollsSkeleton = () => (
  <Loading label="Loading the polls" className="poll-cards">
    <Skeleton height={320} />
    <Skeleton height={320} />
  </Loading>
)
