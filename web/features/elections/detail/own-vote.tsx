// What one keeps of a vote for a position: the receipt, and where the tick is kept.
import './position-ballot.css'
import type { Election, Position } from '@aerie/contract/elections'
import { Stamp } from 'lucide-react'
import { OwnReceipt } from '#features/ballots/receipt.tsx'
import { SealedReceipt } from '#features/sealed-elections/sealed-receipt.tsx'
import { Button } from '#ui/controls/button.tsx'
import { positionReceiptQuery } from '../queries.ts'

interface OwnVoteProps {
  election: Pick<Election, 'id' | 'title' | 'secrecy'>
  position: Pick<Position, 'id' | 'title'>
  /** As this browser remembers it; undefined where it does not. */
  own: number | null | undefined
  receipt: ReceiptState
  onReceipt: (receipt: ReceiptState) => void
}

/** `new` right after the vote. */
export type ReceiptState = 'away' | 'shown' | 'new'

export const OwnVote = ({ election, position, own, receipt, onReceipt }: OwnVoteProps) => (
  <>
    {receipt !== 'away' && election.secrecy === 'trustees' && (
      <SealedReceipt
        electionId={election.id}
        positionId={position.id}
        title={`${election.title}, ${position.title}`}
        isNew={receipt === 'new'}
      />
    )}
    {receipt !== 'away' && election.secrecy === 'server' && (
      <OwnReceipt
        query={positionReceiptQuery(election.id, position.id)}
        vote={{ title: `${election.title}, ${position.title}` }}
        isNew={receipt === 'new'}
      />
    )}
    <p className="position-ballot-act">
      <Button
        variant="ghost"
        size="sm"
        icon={<Stamp />}
        aria-expanded={receipt !== 'away'}
        onClick={() => onReceipt(receipt === 'away' ? 'shown' : 'away')}
      >
        {receipt === 'away' ? 'Your receipt' : 'Put the receipt away'}
      </Button>
      <small>
        {own === undefined
          ? 'Your choice is sealed: only the browser in which you voted may have kept a tick.'
          : 'The tick is kept in this browser only.'}
      </small>
    </p>
  </>
)
