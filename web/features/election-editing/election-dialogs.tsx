// Calls an election, or changes one in which nobody has voted.
import type { Election } from '@aerie/contract/elections'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useChangeElection, useCreateElection } from '#features/elections/mutations.ts'
import { useTimeZone } from '#features/settings/queries.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { bodyOf, changesOf, type ElectionForm, EMPTY, electionDraft, formOf, runOffOf } from './form/election-form.ts'
import { ElectionInputs } from './inputs/election-inputs.tsx'

interface EditElectionDialogProps {
  open: boolean
  onClose: () => void
}

/** With an election that is `tied`, its run-off. */
export function CreateElectionDialog({ open, onClose, tied }: EditElectionDialogProps & { tied?: Election }) {
  const timeZone = useTimeZone()
  const draft = electionDraft(tied)
  const form = useForm<ElectionForm>({ defaultValues: draft.read() ?? (tied ? runOffOf(tied, timeZone) : EMPTY) })
  const creating = useCreateElection()
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => electionDraft(tied).keep(values) }),
    [form, tied],
  )
  const submit = form.handleSubmit(async (values) => {
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
      title={tied ? 'Create Run-off' : 'Create Election'}
      description="Until the first vote everything can be changed; after it, the end can only be moved later."
      width={700}
      onSubmit={submit}
      submitLabel={tied ? 'Create Run-off' : 'Create Election'}
      pendingLabel="Creating..."
      pending={creating.isPending}
    >
      <ElectionInputs form={form} isNew />
    </FormDialog>
  )
}

export function EditElectionDialog({ open, onClose, election }: EditElectionDialogProps & { election: Election }) {
  const timeZone = useTimeZone()
  const form = useForm<ElectionForm>({ defaultValues: formOf(election, timeZone) })
  const changing = useChangeElection(election.id)
  const submit = form.handleSubmit(async (values) => {
    try {
      await changing.mutateAsync(changesOf(election, values, timeZone))
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
      title="Edit Election"
      description="Nobody has voted yet. After the first vote only the end can be moved, to a later time."
      width={700}
      onSubmit={submit}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={changing.isPending}
    >
      <ElectionInputs form={form} />
    </FormDialog>
  )
}
