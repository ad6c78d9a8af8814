// Other dates of an election before voting begins: until when brothers can be named, and when voting begins and ends.
import type { Election } from '@aerie/contract/elections'
import type { NominationsForOfficers } from '@aerie/contract/nomination-views'
import { useForm } from 'react-hook-form'
import { MomentField } from '#features/settings/moment-field.tsx'
import { useTimeZone } from '#features/settings/queries.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { sentMoment, type TypedMoment, typedEnd, typedStart } from '#lib/typed-moment.ts'
import { Note } from '#ui/feedback/note.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { useChangeDates } from './mutations.ts'

interface DatesDialogProps {
  election: Pick<Election, 'id' | 'startDate' | 'endDate'>
  list: Pick<NominationsForOfficers, 'until' | 'closedAt'>
  onClose: () => void
}

interface DatesForm {
  until: TypedMoment
  startDate: TypedMoment
  endDate: TypedMoment
}

const FIELDS = [
  { name: 'until', label: 'Nominations until', edge: 'end', required: 'Say until when brothers can be named' },
  { name: 'startDate', label: 'Voting begins', edge: 'start', required: 'Say when voting begins' },
  { name: 'endDate', label: 'Voting ends', edge: 'end', required: 'Say when voting ends' },
] as const

export function DatesDialog({ election, list, onClose }: DatesDialogProps) {
  const timeZone = useTimeZone()
  const changing = useChangeDates(election.id)
  const before: DatesForm = {
    until: typedEnd(list.until, timeZone),
    startDate: typedStart(election.startDate, timeZone),
    endDate: typedEnd(election.endDate, timeZone),
  }
  const form = useForm<DatesForm>({ defaultValues: before })
  const { register, formState, watch } = form
  const submit = form.handleSubmit(async (typed) => {
    try {
      await changing.mutateAsync(movedDates(before, typed, timeZone))
    } catch (error) {
      showFieldErrors(error, form)
      return
    }
    onClose()
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Change dates"
      description="Until voting begins. All who vote, stand or are asked to are told, and it stays on record."
      width={440}
      onSubmit={submit}
      submitLabel="Save"
      pendingLabel="Saving..."
      pending={changing.isPending}
    >
      {list.closedAt !== null && <Note>Nominations are closed, so that the dates of the vote alone can be moved.</Note>}
      {FIELDS.filter(({ name }) => name !== 'until' || list.closedAt === null).map(
        ({ name, label, edge, required }) => (
          <MomentField
            key={name}
            label={label}
            edge={edge}
            typed={watch(name)}
            day={register(`${name}.day`, { required })}
            time={register(`${name}.time`)}
            error={formState.errors[name]?.message ?? formState.errors[name]?.day?.message}
          />
        ),
      )}
    </FormDialog>
  )
}

/** Those that were changed: what was left as it stood stays so, to the second. */
function movedDates(before: DatesForm, typed: DatesForm, timeZone: string) {
  const sent = FIELDS.map(({ name }) => [name, sentMoment(typed[name], timeZone)] as const)
  return Object.fromEntries(sent.filter(([name, value]) => value !== sentMoment(before[name], timeZone)))
}
