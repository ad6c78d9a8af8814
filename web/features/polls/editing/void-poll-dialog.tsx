// Declares a poll void; it stays listed, with the reason.
import { LONGEST_VOID_REASON } from '@aerie/contract/poll-values'
import type { Poll } from '@aerie/contract/polls'
import { useForm } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useVoidPoll } from '../mutations.ts'

interface VoidPollDialogProps {
  open: boolean
  poll: Poll
  onClose: () => void
}

export function VoidPollDialog({ open, poll, onClose }: VoidPollDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const voiding = useVoidPoll(poll.id)
  const submit = handleSubmit(({ reason }) => voiding.mutateAsync(reason).then(onClose, () => {}))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Declare this poll void?"
      description={`“${poll.title}” stays listed as void, and its ballots are kept. This cannot be undone.`}
      width={440}
      onSubmit={submit}
      submitLabel="Declare Void"
      pendingLabel="Declaring..."
      pending={voiding.isPending}
    >
      <Field label="Reason" error={formState.errors.reason?.message} hint="Everybody reads it.">
        <Textarea
          {...register('reason', { validate: (reason) => reason.trim() !== '' || 'Reason is required' })}
          rows={3}
          maxLength={LONGEST_VOID_REASON}
        />
      </Field>
    </FormDialog>
  )
}
