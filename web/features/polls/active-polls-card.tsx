// The open polls on the dashboard: the one that ends soonest to vote on, and three more as rows.
import { formatCount } from '@aerie/contract/formats'
import './active-polls-card.css'
import type { Poll } from '@aerie/contract/polls'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useVote, VOTE_ON_DASHBOARD } from './mutations.ts'
import { openPollsQuery } from './queries.ts'
import { useServerClock } from './use-server-clock.ts'
import { Ballot } from './voting/ballot.tsx'
import { HiddenVote } from './voting/hidden-vote.tsx'
import { Results } from './voting/results.tsx'
import { isOver } from './words/poll-words.ts'
import { shortTimeLeft } from './words/time-left.ts'

const MOST_OPTIONS = 3
const MOST_ROWS = 3

export function ActivePollsCard() {
  const query = useQuery(openPollsQuery)
  const now = useServerClock(query.data, query.dataUpdatedAt)
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

interface ActivePollsProps {
  /** The soonest to end first. */
  polls: readonly Poll[]
  /** The server's time. */
  now: number
}

export function ActivePolls({ polls, now }: ActivePollsProps) {
  const [first, ...others] = polls
  const rest = others.length - MOST_ROWS
  return (
    <div className="active-polls-card">
      {first && <FirstPoll key={first.id} poll={first} now={now} />}
      {others.length > 0 && (
        <ul>
          {others.slice(0, MOST_ROWS).map((poll) => (
            <li key={poll.id}>
              <Link to="/governance">{poll.title}</Link>
              <small>
                {votesWords(poll)} · {shortTimeLeft(poll.endDate, now)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Link to="/governance" className={buttonClass({ variant: 'link' })}>
          View {rest} more {rest === 1 ? 'poll' : 'polls'}
        </Link>
      )}
    </div>
  )
}

function FirstPoll({ poll, now }: { poll: Poll; now: number }) {
  const voting = useVote(poll, VOTE_ON_DASHBOARD)
  // The ballot that had the focus goes with the vote.
  const section = useRef<HTMLElement>(null)
  const rest = poll.options.length - MOST_OPTIONS
  return (
    <section ref={section} tabIndex={-1} aria-label={poll.title}>
      <h3>{poll.title}</h3>
      <p>
        {votesWords(poll)} · {shortTimeLeft(poll.endDate, now)}
      </p>
      {poll.can.vote && !poll.hasVoted ? (
        <Ballot
          poll={poll}
          most={MOST_OPTIONS}
          isPending={voting.isPending}
          onCast={(choices) => voting.mutate(choices, { onSuccess: () => section.current?.focus() })}
        />
      ) : poll.resultsVisible ? (
        <Results poll={poll} most={MOST_OPTIONS} />
      ) : (
        <p>Your vote is recorded. The results are shown when the poll ends.</p>
      )}
      {poll.voteHiddenSince && <HiddenVote since={poll.voteHiddenSince} />}
      {rest > 0 && (
        <Link to="/governance" className={buttonClass({ variant: 'link' })}>
          +{rest} more options
        </Link>
      )}
    </section>
  )
}

const votesWords = ({ voteCount }: Poll) => `${formatCount(voteCount)} ${voteCount === 1 ? 'vote' : 'votes'}`

const ROWS = ['one', 'two', 'three']

const PollsSkeleton = () => (
  <Loading label="Loading the polls" className="grid gap-3">
    <Skeleton width="80%" height={26} />
    {ROWS.map((row) => (
      <Skeleton key={row} height={42} />
    ))}
  </Loading>
)
