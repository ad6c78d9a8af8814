// What officers read of one who was named, and the dialogs in which he is refused and his appeal is decided.
import { LONGEST_RULING } from '@aerie/contract/nomination-values'
import type { Nominee } from '@aerie/contract/nomination-views'
import { displayName } from '@aerie/contract/person'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Namings } from '#features/nominations/answer/namings.tsx'
import { Field } from '#ui/controls/field.tsx'
import { RadioList } from '#ui/controls/radio-list.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useDecide, useRefuse } from './mutations.ts'

interface NomineeDialogProps {
  electionId: number
  nominee: Nominee
  /** For what he is named. */
  title: string
  onClose: () => void
}

export function ReadDialog({ nominee, title, onClose }: NomineeDialogProps) {
  const { namings, statement, declineWord, refusal } = nominee
  return (
    <Dialog open onClose={onClose} title={displayName(nominee.member)} description={`For ${title}.`} readFirst>
      {namings.length > 0 && <Namings namings={namings} />}
      {statement && <Said label="What he says to the brothers" text={statement} />}
      {declineWord && <Said label="Why he declined" text={declineWord} />}
      {refusal && <Said label="Refused" text={refusal.reason} />}
      {refusal?.waivedAt && !refusal.appeal && <p>He has said that he does not appeal.</p>}
      {refusal?.appeal && <Said label="His appeal" text={refusal.appeal.words} />}
      {refusal?.appeal?.why && (
        <Said
          label={refusal.appeal.decision === 'overturned' ? 'The refusal was taken back' : 'The refusal stands'}
          text={refusal.appeal.why}
        />
      )}
      {namings.length === 0 && !statement && !declineWord && <p>There is nothing to read of him.</p>}
    </Dialog>
  )
}

const Said = ({ label, text }: { label: string; text: string }) => (
  <section>
    <h3 className="mb-1 text-ink-3 text-sm">{label}</h3>
    <p className="text-pretty whitespace-pre-line break-words">{text}</p>
  </section>
)

export function RefuseNomineeDialog({ electionId, nominee, title, onClose }: NomineeDialogProps) {
  const refusing = useRefuse(electionId)
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const submit = handleSubmit(({ reason }) =>
    refusing.mutate({ nomineeId: nominee.id, reason }, { onSuccess: onClose }),
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`Refuse ${displayName(nominee.member)}?`}
      description={`For ${title}. He is told, with your reason, which stays on record. He may appeal once, to the super admins, and has two days for it: the list is not confirmed before, unless he says that he does not appeal.`}
      width={440}
      onSubmit={submit}
      submitLabel="Refuse"
      pendingLabel="Refusing..."
      pending={refusing.isPending}
      tone="danger"
    >
      <Field label="Reason" error={formState.errors.reason?.message} hint="He reads it.">
        <Textarea
          {...register('reason', { validate: (reason) => reason.trim() !== '' || 'Reason is required' })}
          rows={3}
          growing
          maxLength={LONGEST_RULING}
        />
      </Field>
    </FormDialog>
  )
}

const DECISIONS = [
  { value: 'overturned', label: 'Take the refusal back', hint: 'He may stand.' },
  { value: 'upheld', label: 'The refusal stands', hint: 'He does not stand, for good.' },
] as const

export function DecideDialog({ electionId, nominee, title, onClose }: NomineeDialogProps) {
  const deciding = useDecide(electionId)
  const [decision, setDecision] = useState<'overturned' | 'upheld'>('overturned')
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } })
  const submit = handleSubmit(({ reason }) =>
    deciding.mutate({ nomineeId: nominee.id, overturns: decision === 'overturned', reason }, { onSuccess: onClose }),
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`The appeal of ${displayName(nominee.member)}`}
      description={`For ${title}. What is decided is final, and he is told.`}
      onSubmit={submit}
      submitLabel="Decide"
      pendingLabel="Deciding..."
      pending={deciding.isPending}
    >
      {nominee.refusal && <Said label="Refused" text={nominee.refusal.reason} />}
      {nominee.refusal?.appeal && <Said label="His appeal" text={nominee.refusal.appeal.words} />}
      <RadioList label="What is decided" options={DECISIONS} value={decision} onChange={setDecision} />
      <Field label="Why" error={formState.errors.reason?.message} hint="He reads it.">
        <Textarea
          {...register('reason', { validate: (reason) => reason.trim() !== '' || 'Reason is required' })}
          rows={3}
          growing
          maxLength={LONGEST_RULING}
        />
      </Field>
    </FormDialog>
  )
}
