// Says what the counts of an open poll can tell where few may vote, and offers to keep them back until the close.
import { FEW_VOTERS, SMALL_VOTE } from '@aerie/contract/poll-values'
import { Button } from '#ui/controls/button.tsx'
import { Note } from '#ui/feedback/note.tsx'

interface LiveCountsNoteProps {
  /** How many may vote; undefined while that is not known. */
  eligible: number | undefined
  onHide: () => void
}

export function LiveCountsNote({ eligible = 0, onHide }: LiveCountsNoteProps) {
  if (eligible === 0 || eligible >= SMALL_VOTE) return null
  return (
    <Note tone="warning">
      {eligible >= FEW_VOTERS && `Only ${eligible} may vote. `}In a small vote, whoever sees the counts before and after
      a brother has voted knows what he chose.{' '}
      <Button variant="link" onClick={onHide}>
        Show them after the close
      </Button>
    </Note>
  )
}
