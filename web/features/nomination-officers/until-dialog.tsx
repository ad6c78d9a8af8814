// Opens nominations again for positions that nobody stood for, until a date.
import { useForm } from 'react-hook-form'
import { MomentField } from '#features/settings/moment-field.tsx'
import { useTimeZone } from '#features/settings/queries.ts'
import { sentMoment } from '#lib/typed-moment.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface UntilDialogProps {
  /** What they are opened for. */
  takenOut: readonly string[]
  reopening: { isPending: boolean; mutateAsync: (until: string) => Promise<unknown> }
  onClose: () => void
}

export function UntilDialog({ takenOut, reopening, onClose }: UntilDialogProps) {
  const timeZone = useTimeZone()
  const { register, handleSubmit, formState, watch } = useForm({ defaultValues: { day: '', time: '21:00' } })
  const submit = handleSubmit((typed) => reopening.mutateAsync(sentMoment(typed, timeZone)).then(onClose, () => {}))
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Open nominations again"
      description={`For ${takenOut.join(', ')}, for which nobody stood. This can be done once, and everybody is told.`}
      width={440}
      onSubmit={submit}
      submitLabel="Open again"
      pendingLabel="Opening..."
      pending={reopening.isPending}
    >
      <MomentField
        label="Nominations until"
        edge="end"
        typed={watch()}
        day={register('day', { required: 'Say until when brothers can be named' })}
        time={register('time')}
        error={formState.errors.day?.message}
      />
    </FormDialog>
  )
}
