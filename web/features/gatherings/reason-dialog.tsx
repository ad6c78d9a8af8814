// Asks why, before a gathering is called off or taken down.
import { LONGEST_GATHERING_REASON } from '@aerie/contract/gathering-values'
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  title: string
  description: string
  label: string
  /** It goes without, too. */
  optional?: boolean
  submitLabel: string
  pendingLabel: string
  pending: boolean
  onSubmit: (reason: string) => void
}

export function ReasonDialog({ label, optional = false, onSubmit, ...dialog }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = () => (optional || reason.trim() ? onSubmit(reason) : setMissing(true))
  return (
    <FormDialog {...dialog} tone="danger" width={440} onSubmit={submit}>
      <Field label={label} optional={optional} error={isMissing && !reason.trim() ? 'Say why' : undefined}>
        <Textarea
          rows={3}
          growing
          value={reason}
          maxLength={LONGEST_GATHERING_REASON}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
