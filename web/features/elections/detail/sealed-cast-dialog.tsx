// Asks once more before a sealed vote is cast; where the answer does not come, the same ballot can be sent again.
import type { Election, Position } from '@aerie/contract/elections'
import { keepReceipt, keepSent } from '#features/sealed-elections/kept-votes.ts'
import type { Sealer } from '#features/sealed-elections/sealing/open-sealer.ts'
import { useBallot } from '#features/sealed-elections/sealing/use-ballot.ts'
import { useSession } from '#features/session/queries.ts'
import { Note } from '#ui/feedback/note.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { keepOwnChoice } from '../own-choice.ts'
import { triedAgainWords, useSealedVote } from '../sealed-vote.ts'

interface SealedCastDialogProps {
  election: Pick<Election, 'id'>
  position: Pick<Position, 'id' | 'title' | 'candidates'>
  /** Null abstains. */
  candidateId: number | null
  seal: Sealer['seal']
  onClose: () => void
  /** The vote is recorded. */
  onCast: () => void
}

export function SealedCastDialog({ election, position, candidateId, seal, onClose, onCast }: SealedCastDialogProps) {
  const place = { memberId: useSession().id, positionId: position.id }
  const chosen = position.candidates.findIndex(({ id }) => id === candidateId)
  const sealed = useBallot(seal, { positionId: position.id, choice: candidateId === null ? null : chosen })
  const voting = useSealedVote(election.id, async () => {
    const { tracker, ballot } = await sealed()
    keepSent(place, { tracker, candidateId })
    return ballot
  })
  const again = triedAgainWords(voting.error)
  const cast = async () => {
    try {
      const { tracker, head, words } = await voting.mutateAsync(position.id)
      keepOwnChoice(place.memberId, position.id, candidateId)
      keepReceipt(place, { tracker, head, words })
    } catch (error) {
      if (triedAgainWords(error) === null) onClose()
      return
    }
    onCast()
    onClose()
  }
  const candidate = position.candidates[chosen]
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={candidate ? `${position.title}: ${candidate.memberName}` : `${position.title}: abstain`}
      description="Are you sure you want to cast this vote? This action cannot be undone."
      confirmLabel={again ? 'Try again' : candidate ? 'Cast Vote' : 'Abstain'}
      pendingLabel="Casting..."
      tone="primary"
      pending={voting.isPending}
      onConfirm={() => void cast()}
    >
      {again && !voting.isPending && <Note tone="danger">{again}</Note>}
    </ConfirmDialog>
  )
}
