// Asks why words are flagged, refused or taken down.
import { LONGEST_REMEMBRANCE_REASON } from '@aerie/contract/remembrance-values'
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface RemembranceReasonDialogProps {
  open: boolean
  /** What was typed stays. */
  onClose: () => void
  title: string
  description: string
  submitLabel: string
  pendingLabel: string
  pending: boolean
  onSubmit: (reason: string) => void
}

export function RemembranceReasonDialog({ onSubmit, ...dialog }: RemembranceReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = () => (reason.trim() ? onSubmit(reason) : setMissing(true))
  return (
    <FormDialog {...dialog} tone="danger" width={440} onSubmit={submit}>
      <Field label="Reason" error={isMissing && !reason.trim() ? 'Say why' : undefined}>
        <Textarea
          rows={3}
          growing
          value={reason}
          maxLength={LONGEST_REMEMBRANCE_REASON}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
