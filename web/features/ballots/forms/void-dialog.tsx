// Declares a poll or an election void; it stays listed, with the reason.
import { LONGEST_VOID_REASON } from '@aerie/contract/poll-values'
import { useForm } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface VoidDialogProps {
  open: boolean
  noun: 'poll' | 'election'
  title: string
  voiding: { isPending: boolean; mutateAsync: (reason: string) => Promise<unknown> }
  onClose: () => void
}

export function VoidDialog({ open, noun, title, voiding, onClose }: VoidDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const submit = handleSubmit(({ reason }) => voiding.mutateAsync(reason).then(onClose, () => {}))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Declare this ${noun} void?`}
      description={`“${title}” stays listed as void, and its ballots are kept. This cannot be undone.`}
      width={440}
      onSubmit={submit}
      submitLabel="Declare Void"
      pendingLabel="Declaring..."
      pending={voiding.isPending}
      tone="danger"
    >
      <Field label="Reason" error={formState.errors.reason?.message} hint="Everybody sees it.">
        <Textarea
          {...register('reason', { validate: (reason) => reason.trim() !== '' || 'Reason is required' })}
          rows={3}
          maxLength={LONGEST_VOID_REASON}
        />
      </Field>
    </FormDialog>
  )
}
