// Takes off a tie that was claimed or proposed, with a word to whoever has said so.
import { LONGEST_WORD } from '@aerie/contract/ties'
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface RefuseDialogProps {
  /** What is refused, in a sentence. */
  what: string
  pending: boolean
  onClose: () => void
  onRefuse: (word: string | null) => void
}

export function RefuseDialog({ what, pending, onClose, onRefuse }: RefuseDialogProps) {
  const [word, setWord] = useState('')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Say that this is not so?"
      description={`${what} Once it is refused, only the brother who refused it, or an officer, can tie the two.`}
      confirmLabel="Refuse"
      pendingLabel="Refusing..."
      pending={pending}
      onConfirm={() => onRefuse(word.trim() || null)}
    >
      <Field label="A word why" hint="To who has said that it is so." optional>
        <Textarea rows={3} maxLength={LONGEST_WORD} value={word} onChange={({ target }) => setWord(target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
