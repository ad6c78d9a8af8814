// Lets what has votes end later: the one thing of a poll or an election that may still change.
import { useForm } from 'react-hook-form'
import { longMoment } from '#lib/dates.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { momentOf, typedMoment } from '../form/moments.ts'
import { MomentField } from './moment-field.tsx'

interface ExtendDialogProps {
  open: boolean
  vote: { title: string; endDate: string }
  changing: { isPending: boolean; mutateAsync: (changes: { endDate: string }) => Promise<unknown> }
  onClose: () => void
}

export function ExtendDialog({ open, vote, changing, onClose }: ExtendDialogProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: typedMoment(vote.endDate) })
  const submit = handleSubmit((end) => changing.mutateAsync({ endDate: momentOf(end) }).then(onClose, () => {}))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="End Later"
      description={`“${vote.title}” ends on ${longMoment(vote.endDate)}. It may end later, never sooner; everybody is shown the new end.`}
      width={440}
      onSubmit={submit}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={changing.isPending}
    >
      <MomentField
        label="End date"
        day={register('day', { required: 'End date is required' })}
        time={register('time')}
        error={formState.errors.day?.message}
      />
    </FormDialog>
  )
}
