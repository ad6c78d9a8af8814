// Names a committee, or begins its rounds anew with the same brothers, with a substitute, or with one fewer.
import type { TrusteeSet } from '@aerie/contract/trustee-sets'
import { useForm } from 'react-hook-form'
import { useCreateSet, useRestartSet } from '#features/trustee-sets/mutations.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { useNavigate } from '#lib/navigation/navigation.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { bodyOf, type CommitteeForm, EMPTY, formOf } from './committee-form.ts'
import { CommitteeInputs } from './committee-inputs.tsx'

interface CommitteeDialogProps {
  open: boolean
  /** What was typed and chosen stays. */
  onClose: () => void
}

export function NameCommitteeDialog({ open, onClose }: CommitteeDialogProps) {
  const form = useForm<CommitteeForm>({ defaultValues: EMPTY })
  const creating = useCreateSet()
  const navigate = useNavigate()
  const submit = form.handleSubmit(async (values) => {
    try {
      const { id } = await creating.mutateAsync(bodyOf(values))
      onClose()
      void navigate({ to: '/governance/trustees/$setId', params: { setId: String(id) } })
    } catch (error) {
      showFieldErrors(error, form)
    }
  })
  const { register, formState } = form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Name a Committee"
      description="Brothers who hold the keys of elections together. They make them once, for as many elections as you like."
      width={560}
      onSubmit={submit}
      submitLabel="Name Committee"
      pendingLabel="Calling the trustees..."
      pending={creating.isPending}
    >
      <Field label="Name" error={formState.errors.name?.message}>
        <Input
          {...register('name', { validate: (name) => name.trim() !== '' || 'Name is required' })}
          placeholder="Wardens of the vote"
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      <CommitteeInputs form={form} />
      <p className="text-ink-2 text-sm">
        Choose brothers who stand in no election that they keep, and who answer a mail within a week.
      </p>
    </FormDialog>
  )
}

export function RestartDialog({ open, onClose, set }: CommitteeDialogProps & { set: TrusteeSet }) {
  const form = useForm<CommitteeForm>({ defaultValues: formOf(set) })
  const restarting = useRestartSet(set.id)
  const submit = form.handleSubmit(async (values) => {
    const { memberIds, threshold } = bodyOf(values)
    try {
      await restarting.mutateAsync({ run: set.run, memberIds, threshold })
      onClose()
    } catch (error) {
      showFieldErrors(error, form)
    }
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Begin Anew"
      description={`“${set.name}” begins with round 1 again. Put a substitute in the place of who does not come, or take his row away.`}
      width={560}
      onSubmit={submit}
      submitLabel="Begin Anew"
      pendingLabel="Beginning anew..."
      pending={restarting.isPending}
    >
      <CommitteeInputs form={form} />
      <Note tone="warning">
        Everybody makes a new key. Words that were written down until now are good for nothing.
      </Note>
    </FormDialog>
  )
}
