// How many have voted of those who may, and where the quorum lies.
import { formatCount } from '@aerie/text/numbers'
import './turnout.css'
import type { Poll } from '@aerie/contract/polls'
import { shareOf } from '@aerie/contract/vote-results'
import { quorumWords } from '../words/quorum-words.ts'

interface TurnoutProps {
  poll: Pick<Poll, 'voteCount' | 'eligibleCount' | 'quorumThreshold' | 'quorumMet'>
  /** How long it is open still, where that is not said elsewhere. */
  time?: string
}

export function Turnout({ poll, time }: TurnoutProps) {
  const { voteCount, eligibleCount, quorumThreshold } = poll
  const turnout = shareOf(voteCount, eligibleCount)
  return (
    <div className="turnout">
      <div
        className="turnout-line"
        role="img"
        aria-label={`Turnout ${turnout.words}, quorum ${quorumThreshold}%`}
        style={{ '--turnout': `${Math.min(100, turnout.percent)}%`, '--quorum': `${quorumThreshold}%` }}
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
