// Lets what has votes end later: the one thing of a poll or an election that may still change.
import { endOf } from '@aerie/text/periods'
import { useForm } from 'react-hook-form'
import { MomentField } from '#features/settings/moment-field.tsx'
import { useTimeZone } from '#features/settings/queries.ts'
import { sentMoment, typedEnd } from '#lib/typed-moment.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface ExtendDialogProps {
  open: boolean
  vote: { title: string; endDate: string }
  changing: { isPending: boolean; mutateAsync: (changes: { endDate: string }) => Promise<unknown> }
  onClose: () => void
}

export function ExtendDialog({ open, vote, changing, onClose }: ExtendDialogProps) {
  const timeZone = useTimeZone()
  const { register, handleSubmit, formState, watch } = useForm({ defaultValues: typedEnd(vote.endDate, timeZone) })
  const submit = handleSubmit((end) =>
    changing.mutateAsync({ endDate: sentMoment(end, timeZone) }).then(onClose, () => {}),
  )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="End Later"
      description={`“${vote.title}” is open until ${endOf(vote.endDate, timeZone)}. It may end later, never sooner; everybody is shown the new end.`}
      width={440}
      onSubmit={submit}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={changing.isPending}
    >
      <MomentField
        label="End date"
        edge="end"
        typed={watch()}
        day={register('day', { required: 'End date is required' })}
        time={register('time')}
        error={formState.errors.day?.message}
      />
    </FormDialog>
  )
}
