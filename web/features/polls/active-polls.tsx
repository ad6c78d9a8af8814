// Polls that are open, on the dashboard: the one that ends soonest to vote on, and three more as rows.
import { counted, plural } from '@aerie/text/plurals'
import './active-polls-card.css'
import type { Poll } from '@aerie/contract/polls'
import { useRef } from 'react'
import { HiddenVote } from '#features/ballots/voting/hidden-vote.tsx'
import { Results } from '#features/ballots/voting/results.tsx'
import { shortTimeLeft } from '#features/ballots/words/time-left.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Ballot } from './ballot.tsx'
import { useVote, VOTE_ON_DASHBOARD } from './mutations.ts'

const MOST_OPTIONS = 3
const MOST_ROWS = 3

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
          View {rest} more {plural(rest, 'poll')}
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

const votesWords = ({ voteCount }: Poll) => counted(voteCount, 'vote')
