// The results of a poll: a bar for each option with its share and its count, and a tick at one's own choice.
import { formatCount } from '@aerie/contract/formats'
import './results.css'
import type { Poll } from '@aerie/contract/polls'
import { Check } from 'lucide-react'
import { percentOf } from '../words/poll-words.ts'

interface ResultsProps {
  poll: Pick<Poll, 'options' | 'optionVotes' | 'voteCount' | 'userVote' | 'userVotes'>
  /** How many options are shown; the rest stands elsewhere. */
  most?: number
}

export function Results({ poll, most = poll.options.length }: ResultsProps) {
  const own = poll.userVotes ?? (poll.userVote ? [poll.userVote] : [])
  return (
    <ul className="results">
      {poll.options.slice(0, most).map(({ id, text }) => (
        <li key={id} data-own={own.includes(id) || undefined}>
          <span className="results-text">
            {own.includes(id) && <Check aria-hidden />}
            {text}
            {own.includes(id) && <span className="sr-only"> (your vote)</span>}
          </span>
          <Share percent={percentOf(poll, id)} votes={poll.optionVotes[id] ?? 0} />
        </li>
      ))}
    </ul>
  )
}

/** In a grid of two columns: the share beside what it is of, and the bar below both. */
export const Share = ({ percent, votes }: { percent: number; votes: number }) => (
  <>
    <span className="results-share">
      {percent}% <small>{formatCount(votes)}</small>
    </span>
    <span className="results-bar" aria-hidden>
      <span style={{ width: `${Math.min(100, percent)}%` }} />
    </span>
  </>
)
