// Asks once more before one declines a nomination, or withdraws, with a word to officers for who wishes to leave one.
import { LONGEST_SENTENCE } from '@aerie/contract/nomination-values'
import type { NominationPosition, OwnNomination } from '@aerie/contract/nomination-views'
import { useForm } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useAnswer } from '../mutations.ts'

interface DeclineDialogProps {
  election: { id: number }
  position: Pick<NominationPosition, 'title'>
  own: Pick<OwnNomination, 'nomineeId' | 'state'>
  onClose: () => void
  onDeclined: () => void
}

const LATER = 'You may still say yes until the list closes.'

export function DeclineDialog({ election, position, own, onClose, onDeclined }: DeclineDialogProps) {
  const stood = own.state === 'stands'
  const answering = useAnswer(election.id, own.nomineeId, { title: position.title, stood })
  const { register, handleSubmit } = useForm({ defaultValues: { declineWord: '' } })
  const submit = handleSubmit(({ declineWord }) =>
    answering.mutate({ stands: false, showsNominators: false, declineWord }, { onSuccess: onDeclined }),
  )
  return (
    <FormDialog
      open
      onClose={onClose}
      title={stood ? `Withdraw from ${position.title}?` : `Decline ${position.title}?`}
      description={
        stood
          ? `You stand no longer, and your words are taken off. ${LATER}`
          : `Whoever named you and officers see that you declined, nobody else. ${LATER}`
      }
      width={440}
      onSubmit={submit}
      submitLabel={stood ? 'Withdraw' : 'Decline'}
      pendingLabel={stood ? 'Withdrawing...' : 'Declining...'}
      pending={answering.isPending}
    >
      <Field label="A word to officers" optional hint="Officers alone read it, and not whoever named you.">
        <Textarea {...register('declineWord')} rows={2} growing maxLength={LONGEST_SENTENCE} />
      </Field>
    </FormDialog>
  )
}
