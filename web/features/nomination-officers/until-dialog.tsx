// Until when brothers can be named: another date, or that nominations are opened again for positions that nobody stood for.
import { endOf } from '@aerie/text/periods'
import { useForm } from 'react-hook-form'
import { MomentField } from '#features/settings/moment-field.tsx'
import { useTimeZone } from '#features/settings/queries.ts'
import { sentMoment, typedEnd } from '#lib/typed-moment.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface UntilDialogProps {
  /** Until when it is now. */
  until: string
  /** When they are opened again, what they are opened for. */
  takenOut?: readonly string[]
  changing: { isPending: boolean; mutateAsync: (until: string) => Promise<unknown> }
  onClose: () => void
}

export function UntilDialog({ until, takenOut, changing, onClose }: UntilDialogProps) {
  const timeZone = useTimeZone()
  const { register, handleSubmit, formState, watch } = useForm({
    defaultValues: takenOut ? { day: '', time: '21:00' } : typedEnd(until, timeZone),
  })
  const submit = handleSubmit((typed) => changing.mutateAsync(sentMoment(typed, timeZone)).then(onClose, () => {}))
  return (
    <FormDialog
      open
      onClose={onClose}
      title={takenOut ? 'Open nominations again' : 'Another date'}
      description={
        takenOut
          ? `For ${takenOut.join(', ')}, for which nobody stood. This can be done once, and everybody is told.`
          : `Brothers can be named until ${endOf(until, timeZone)}. Everybody sees the new date.`
      }
      width={440}
      onSubmit={submit}
      submitLabel={takenOut ? 'Open again' : 'Save'}
      pendingLabel={takenOut ? 'Opening...' : 'Saving...'}
      pending={changing.isPending}
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
