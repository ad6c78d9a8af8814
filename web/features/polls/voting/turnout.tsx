// How many have voted of those who may, and where the quorum lies.
import './turnout.css'
import type { Poll } from '@aerie/contract/polls'
import { quorumWords, turnoutOf } from '../words/poll-words.ts'
import { timeLeft } from '../words/time-left.ts'

interface TurnoutProps {
  poll: Pick<Poll, 'voteCount' | 'eligibleCount' | 'quorumThreshold' | 'quorumMet' | 'endDate' | 'outcome'>
  /** The server's time. */
  now: number
}

export function Turnout({ poll, now }: TurnoutProps) {
  const turnout = turnoutOf(poll)
  const { voteCount, eligibleCount, quorumThreshold, endDate, outcome } = poll
  return (
    <div className="turnout">
      <div
        className="turnout-line"
        role="img"
        aria-label={`Turnout ${turnout}%, quorum ${quorumThreshold}%`}
        style={{ '--turnout': `${Math.min(100, turnout)}%`, '--quorum': `${quorumThreshold}%` }}
      >
        <span />
      </div>
      <p>
        <span>
          {voteCount.toLocaleString('en')} of {eligibleCount.toLocaleString('en')} have voted
        </span>
        <span>{outcome === 'void' ? 'Void' : timeLeft(endDate, now)}</span>
        <span>{quorumWords(poll)}</span>
      </p>
    </div>
  )
}
