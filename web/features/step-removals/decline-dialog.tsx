// Declines to take a second step off, with a reason that its brother is told by mail.
import type { StepRemoval } from '@aerie/contract/step-removals'
import { useState } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useDecline } from './queries.ts'

interface DeclineDialogProps {
  open: boolean
  removal: StepRemoval
  name: string
  /** What was typed stays. */
  onClose: () => void
}

export function DeclineDialog({ open, removal, name, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const decline = useDecline(removal.id, name)
  const submit = () => {
    if (!reason.trim()) return setError('Write why')
    decline.mutate(reason.trim(), { onSuccess: onClose })
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Decline this request?"
      description={`The second step of ${name} stays on. He can ask again.`}
      width={440}
      onSubmit={submit}
      submitLabel="Decline"
      pendingLabel="Declining..."
      pending={decline.isPending}
      tone="danger"
    >
      <Field label="Why" hint={removal.hasEmail ? 'He reads it in the mail.' : undefined} error={error}>
        <Textarea
          rows={3}
          maxLength={600}
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            setError(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
