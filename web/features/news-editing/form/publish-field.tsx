// When a draft goes out: at once, or at a time of its writer's clock.
import { dayHere } from '@aerie/text/dates'
import { fromNow, timeOf } from '@aerie/text/moments'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { Input } from '#ui/controls/input.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { momentOf, type NewsForm } from './news-form.ts'

const WHEN = [
  { value: 'now', label: 'At once' },
  { value: 'later', label: 'Later' },
] as const

export function PublishField() {
  const { register, setValue } = useFormContext<NewsForm>()
  const { errors } = useFormState<NewsForm>()
  const [when, day, time] = useWatch<NewsForm, ['when', 'day', 'time']>({ name: ['when', 'day', 'time'] })
  const moment = momentOf({ when, day, time })
  return (
    <Field label="Publish" error={errors.day?.message}>
      <FieldGroup className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5">
        <Segments label="When" options={WHEN} value={when} onChange={(next) => setValue('when', next)} />
        {when === 'later' && (
          <>
            <Input {...register('day')} type="date" aria-label="Date" min={dayHere()} className="w-auto" />
            <Input {...register('time')} type="time" aria-label="Time" className="w-auto" />
            <span className="meta">your time{moment && `; ${untilThen(moment)}`}</span>
          </>
        )}
      </FieldGroup>
    </Field>
  )
}

const HOUR_MS = 3_600_000
const HOURS_A_DAY = 24

/** 'in 6 days', 'in 5 hours'. */
function untilThen(moment: string): string {
  const hours = Math.round((timeOf(moment) - Date.now()) / HOUR_MS)
  return Math.abs(hours) < HOURS_A_DAY ? fromNow(hours, 'hour') : fromNow(Math.round(hours / HOURS_A_DAY), 'day')
}
