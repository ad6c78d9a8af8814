// Declines a request, with a note that only officers read.
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

interface DeclineDialogProps {
  /** His name, with what tells him from others of it. */
  who: string
  pending: boolean
  onClose: () => void
  onDecline: (note: string | null) => void
}

export function DeclineDialog({ who, pending, onClose, onDecline }: DeclineDialogProps) {
  const [note, setNote] = useState('')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Decline this request?"
      description={who}
      confirmLabel="Decline"
      pendingLabel="Declining..."
      pending={pending}
      onConfirm={() => onDecline(note.trim() || null)}
    >
      <Field label="Note for the officers" hint="Kept with the request. He is not told.">
        <Textarea rows={3} maxLength={600} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </ConfirmDialog>
  )
}
