// The results of a poll: a bar for each option with its share and its count, and a tick at one's own choice.
import { formatCount } from '@aerie/text/numbers'
import './results.css'
import type { Poll } from '@aerie/contract/polls'
import { type Share as Part, SEVERAL_MARKS, sharesOf } from '@aerie/contract/vote-results'
import { Check } from 'lucide-react'

interface ResultsProps {
  poll: Pick<Poll, 'options' | 'optionVotes' | 'voteCount' | 'allowMultipleVotes' | 'userVote' | 'userVotes'>
  /** How many options are shown; the rest stands elsewhere. */
  most?: number
}

export function Results({ poll, most = poll.options.length }: ResultsProps) {
  const own = poll.userVotes ?? (poll.userVote ? [poll.userVote] : [])
  const counts = poll.options.map(({ id }) => poll.optionVotes[id] ?? 0)
  const shares = sharesOf(counts, poll.voteCount)
  return (
    <>
      <ul className="results">
        {poll.options.slice(0, most).map(({ id, text }, at) => (
          <li key={id} data-own={own.includes(id) || undefined}>
            <span className="results-text">
              {own.includes(id) && <Check aria-hidden />}
              {text}
              {own.includes(id) && <span className="sr-only"> (your vote)</span>}
            </span>
            <Share share={shares[at]} votes={counts[at] ?? 0} />
          </li>
        ))}
      </ul>
      {poll.allowMultipleVotes && <p className="results-note">{SEVERAL_MARKS}</p>}
    </>
  )
}

/** In a grid of two columns: the share beside what it is of, and the bar below both. */
export const Share = ({ share, votes }: { share: Part | undefined; votes: number }) => (
  <>
    <span className="results-share">
      {share?.words} <small>{formatCount(votes)}</small>
    </span>
    <span className="results-bar" aria-hidden>
      <span style={{ width: `${Math.min(100, share?.percent ?? 0)}%` }} />
    </span>
  </>
)
