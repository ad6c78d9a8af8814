// How many have voted of those who may, and where the quorum lies.
import { formatCount } from '@aerie/contract/formats'
import './turnout.css'
import type { Poll } from '@aerie/contract/polls'
import { quorumWords, turnoutOf } from '../words/poll-words.ts'

interface TurnoutProps {
  poll: Pick<Poll, 'voteCount' | 'eligibleCount' | 'quorumThreshold' | 'quorumMet'>
  /** How long it is open still, where that is not said elsewhere. */
  time?: string
}

export function Turnout({ poll, time }: TurnoutProps) {
  const turnout = turnoutOf(poll)
  const { voteCount, eligibleCount, quorumThreshold } = poll
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
          {formatCount(voteCount)} of {formatCount(eligibleCount)} have voted
        </span>
        {time && <span>{time}</span>}
        <span>{quorumWords(poll)}</span>
      </p>
    </div>
  )
}
