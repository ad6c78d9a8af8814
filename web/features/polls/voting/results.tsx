// The results of a poll: a bar for each option with its share and its count, and a tick at one's own choice.
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
          <span className="results-share">
            {percentOf(poll, id)}% <small>{(poll.optionVotes[id] ?? 0).toLocaleString('en')}</small>
          </span>
          <span className="results-bar" aria-hidden>
            <span style={{ width: `${Math.min(100, percentOf(poll, id))}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
