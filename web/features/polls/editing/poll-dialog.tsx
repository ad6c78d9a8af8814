// Asks a new poll, or changes one on which nobody has voted.
import { FEWEST_OPTIONS } from '@aerie/contract/poll-values'
import type { Poll } from '@aerie/contract/polls'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTimeZone } from '#features/settings/queries.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { toast } from '#ui/feedback/toast.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useChangePoll, useCreatePoll } from '../mutations.ts'
import { bodyOf, changesOf, EMPTY, filledOptions, formOf, type PollForm, pollDraft, runOffOf } from './poll-form.ts'
import { PollInputs } from './poll-inputs.tsx'

interface PollDialogProps {
  open: boolean
  /** How many brothers may vote; undefined while that is not known. */
  eligible: number | undefined
  onClose: () => void
}

/** With a poll that is `tied`, its run-off. */
export function CreatePollDialog({ open, eligible, onClose, tied }: PollDialogProps & { tied?: Poll }) {
  const timeZone = useTimeZone()
  const draft = pollDraft(tied)
  const form = useForm<PollForm>({ defaultValues: draft.read() ?? (tied ? runOffOf(tied, timeZone) : EMPTY) })
  const creating = useCreatePoll()
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => pollDraft(tied).keep(values) }),
    [form, tied],
  )
  const submit = form.handleSubmit(async (values) => {
    if (isTooShort(values)) return
    try {
      await creating.mutateAsync(bodyOf(values, timeZone))
    } catch (error) {
      showFieldErrors(error, form)
      return
    }
    draft.keep(null)
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={tied ? 'Create Run-off' : 'Create Poll'}
      description="Until the first vote everything can be changed; after it, the end can only be moved later."
      onSubmit={submit}
      submitLabel={tied ? 'Create Run-off' : 'Create Poll'}
      pendingLabel="Creating..."
      pending={creating.isPending}
    >
      <PollInputs form={form} eligible={eligible} />
    </FormDialog>
  )
}

export function EditPollDialog({ open, eligible, onClose, poll }: PollDialogProps & { poll: Poll }) {
  const timeZone = useTimeZone()
  const form = useForm<PollForm>({ defaultValues: formOf(poll, timeZone) })
  const changing = useChangePoll(poll.id)
  const submit = form.handleSubmit(async (values) => {
    if (isTooShort(values)) return
    try {
      await changing.mutateAsync(changesOf(poll, values, timeZone))
    } catch (error) {
      showFieldErrors(error, form)
      return
    }
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Edit Poll"
      description="Nobody has voted yet. After the first vote only the end can be moved, to a later time."
      onSubmit={submit}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={changing.isPending}
    >
      <PollInputs form={form} eligible={eligible} />
    </FormDialog>
  )
}

/** Whether there are too few options, of which a toast tells. */
function isTooShort(values: PollForm) {
  if (filledOptions(values) >= FEWEST_OPTIONS) return false
  toast({
    title: 'Invalid Options',
    description: 'Please provide at least 2 poll options',
    tone: 'destructive',
  })
  return true
}
