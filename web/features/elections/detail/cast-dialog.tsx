// Asks once more before a vote is cast, naming whom it is for.
import type { Election, Position } from '@aerie/contract/elections'
import { useSession } from '#features/session/queries.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useVoteFor } from '../mutations.ts'
import { keepOwnChoice } from '../own-choice.ts'

interface CastDialogProps {
  election: Pick<Election, 'id'>
  position: Pick<Position, 'id' | 'title' | 'candidates'>
  /** Null abstains. */
  candidateId: number | null
  onClose: () => void
  /** The vote is recorded. */
  onCast: () => void
}

export function CastDialog({ election, position, candidateId, onClose, onCast }: CastDialogProps) {
  const { id: memberId } = useSession()
  const voting = useVoteFor(election.id)
  const cast = async () => {
    try {
      await voting.mutateAsync({ positionId: position.id, candidateId })
    } catch {
      onClose()
      return
    }
    keepOwnChoice(memberId, position.id, candidateId)
    onCast()
    onClose()
  }
  const candidate = position.candidates.find(({ id }) => id === candidateId)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={candidate ? `${position.title}: ${candidate.memberName}` : `${position.title}: abstain`}
      description="Are you sure you want to cast this vote? This action cannot be undone."
      confirmLabel={candidate ? 'Cast Vote' : 'Abstain'}
      pendingLabel="Casting..."
      tone="primary"
      pending={voting.isPending}
      onConfirm={() => void cast()}
    />
  )
}
