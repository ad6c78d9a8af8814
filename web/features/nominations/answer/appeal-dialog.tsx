// Appeals, once, to the super admins against a refusal.
import { LONGEST_RULING } from '@aerie/contract/nomination-values'
import type { NominationPosition, OwnNomination } from '@aerie/contract/nomination-views'
import { useForm } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useAppeal } from '../mutations.ts'

interface AppealDialogProps {
  open: boolean
  electionId: number
  position: Pick<NominationPosition, 'title'>
  own: OwnNomination
  onClose: () => void
}

export function AppealDialog({ open, electionId, position, own, onClose }: AppealDialogProps) {
  const appealing = useAppeal(electionId, own.nomineeId)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { words: '' } })
  const submit = handleSubmit(({ words }) => appealing.mutate(words, { onSuccess: onClose }))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Appeal: ${position.title}`}
      description={`Officers refused you: “${own.refusal?.reason}” The super admins decide, once and for good.`}
      width={440}
      onSubmit={submit}
      submitLabel="Appeal"
      pendingLabel="Sending..."
      pending={appealing.isPending}
    >
      <Field label="Why you should stand" error={formState.errors.words?.message} hint="The super admins read it.">
        <Textarea
          {...register('words', { validate: (text) => text.trim() !== '' || 'Say why you should stand' })}
          rows={4}
          growing
          maxLength={LONGEST_RULING}
        />
      </Field>
    </FormDialog>
  )
}
