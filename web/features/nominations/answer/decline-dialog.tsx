// Asks once more before one declines a nomination, or withdraws.
import type { NominationPosition, OwnNomination } from '@aerie/contract/nomination-views'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useAnswer } from '../mutations.ts'

interface DeclineDialogProps {
  election: { id: number }
  position: Pick<NominationPosition, 'title'>
  own: Pick<OwnNomination, 'nomineeId' | 'state'>
  onClose: () => void
  onDeclined: () => void
}

export function DeclineDialog({ election, position, own, onClose, onDeclined }: DeclineDialogProps) {
  const stood = own.state === 'stands'
  const answering = useAnswer(election.id, own.nomineeId, { title: position.title, stood })
  const later = 'You may still say yes until the list closes.'
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={stood ? `Withdraw from ${position.title}?` : `Decline ${position.title}?`}
      description={
        stood
          ? `You stand no longer, and your words are taken off. ${later}`
          : `Whoever named you and officers see it, nobody else. ${later}`
      }
      confirmLabel={stood ? 'Withdraw' : 'Decline'}
      pendingLabel={stood ? 'Withdrawing...' : 'Declining...'}
      pending={answering.isPending}
      onConfirm={() => answering.mutate({ stands: false, showsNominators: false }, { onSuccess: onDeclined })}
    />
  )
}
