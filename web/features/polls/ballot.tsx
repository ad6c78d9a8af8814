// The ballot of an open poll: a button for each option, then one to cast it. What is cast cannot be changed.
import './ballot.css'
import type { Poll } from '@aerie/contract/polls'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'

interface BallotProps {
  poll: Pick<Poll, 'options' | 'allowMultipleVotes' | 'title'>
  /** How many options are shown; the rest stands elsewhere. */
  most?: number
  isPending: boolean
  onCast: (choices: string[]) => void
}

export function Ballot({ poll, most = poll.options.length, isPending, onCast }: BallotProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { allowMultipleVotes } = poll
  const toggle = (id: string) => {
    const isChosen = chosen.includes(id)
    if (isChosen) setChosen(chosen.filter((one) => one !== id))
    else setChosen(allowMultipleVotes ? [...chosen, id] : [id])
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say the title again
    <div className="ballot" role="group" aria-label={`Vote on ${poll.title}`}>
      {allowMultipleVotes && <p className="ballot-note">Choose as many as you like.</p>}
      {poll.options.slice(0, most).map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className="ballot-option"
          aria-pressed={chosen.includes(id)}
          data-several={allowMultipleVotes || undefined}
          disabled={isPending}
          onClick={() => toggle(id)}
        >
          <span className="ballot-mark">{chosen.includes(id) && <Check />}</span>
          {text}
        </button>
      ))}
      {chosen.length > 0 && (
        <div className="ballot-cast">
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel="Casting..."
            onClick={() => onCast(poll.options.map(({ id }) => id).filter((id) => chosen.includes(id)))}
          >
            Cast Vote
          </Button>
          <small>A vote cannot be changed.</small>
        </div>
      )}
    </div>
  )
}
