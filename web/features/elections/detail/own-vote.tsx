// What one keeps of a vote for a position: the receipt, and where the tick is kept.
import './position-ballot.css'
import type { Election, Position } from '@aerie/contract/elections'
import { Stamp } from 'lucide-react'
import { OwnReceipt } from '#features/polls/receipt.tsx'
import { Button } from '#ui/controls/button.tsx'
import { positionReceiptQuery } from '../queries.ts'

interface OwnVoteProps {
  election: Pick<Election, 'id' | 'title'>
  position: Pick<Position, 'id' | 'title'>
  /** As this browser remembers it; undefined where it does not. */
  own: number | null | undefined
  /** Whether the receipt is. */
  shown: boolean
  onShow: (shown: boolean) => void
}

export const OwnVote = ({ election, position, own, shown, onShow }: OwnVoteProps) => (
  <>
    {shown && (
      <OwnReceipt
        query={positionReceiptQuery(election.id, position.id)}
        vote={{ title: `${election.title}, ${position.title}` }}
      />
    )}
    <p className="position-ballot-act">
      <Button variant="ghost" size="sm" icon={<Stamp />} aria-expanded={shown} onClick={() => onShow(!shown)}>
        {shown ? 'Put the receipt away' : 'Your receipt'}
      </Button>
      <small>
        {own === undefined
          ? 'Your choice is sealed; the tick was kept in the browser in which you voted.'
          : 'The tick is kept in this browser only.'}
      </small>
    </p>
  </>
)
