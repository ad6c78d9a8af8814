// Day, from and until by the clock of the place, with the line that says whose clock that is and what one's own shows.
import { longDay } from '@aerie/text/dates'
import { momentAt } from '@aerie/text/moments'
import { clockIn, ownTimeZone, placeOf } from '@aerie/text/zones'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { clockQuery } from '#features/gatherings/queries.ts'
import { usePaused } from '#lib/use-paused.ts'
import { useToday } from '#lib/use-today.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import type { GatheringForm } from './gathering-form.ts'

export function TimeFields() {
  const { register } = useFormContext<GatheringForm>()
  const { errors } = useFormState<GatheringForm>()
  const startDate = useWatch<GatheringForm, 'startDate'>({ name: 'startDate' })
  const today = useToday()
  return (
    <>
      <div className="field-grid">
        <Field label="Day" error={errors.startDate?.message}>
          <Input {...register('startDate')} type="date" min={today} />
        </Field>
        <Field label="From" error={errors.startTime?.message}>
          <Input {...register('startTime')} type="time" />
        </Field>
        <Field label="Last day" optional hint="Where it is not the same." error={errors.endDate?.message}>
          <Input {...register('endDate')} type="date" min={startDate || today} />
        </Field>
        <Field label="Until" optional error={errors.endTime?.message}>
          <Input {...register('endTime')} type="time" />
        </Field>
      </div>
      <ClockLine />
    </>
  )
}

const HOUR = /^\d\d:\d\d$/
const DAY = /^\d{4}-\d\d-\d\d$/

function ClockLine() {
  const [location, startDate, startTime] = useWatch<GatheringForm, ['location', 'startDate', 'startTime']>({
    name: ['location', 'startDate', 'startTime'],
  })
  const place = usePaused(location.trim())
  const isAsked = place !== '' && DAY.test(startDate) && HOUR.test(startTime)
  const { data } = useQuery({
    ...clockQuery(place, startDate, startTime),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return (
    <p className="field-hint" role="status">
      {isAsked && data && clockWords(data, { startDate, startTime })}
    </p>
  )
}

interface Clock {
  timeZone: string
  isKnown: boolean
  startsAt: string | null
}

/** 'Bergen time, the same as yours.', 'Galway time. For you 20:00.' */
function clockWords({ timeZone, isKnown, startsAt }: Clock, typed: { startDate: string; startTime: string }) {
  const whose = `${placeOf(timeZone)} time`
  if (startsAt === null) return `${whose}. The clocks there are put forward over this hour: choose another.`
  const own = clockIn(ownTimeZone(), momentAt(startsAt))
  const isSame = own.day === typed.startDate && own.time === typed.startTime
  const mine = own.day === typed.startDate ? own.time : `${longDay(own.day)}, ${own.time}`
  const known = isKnown ? '' : 'This place is not on the map, so the organisation’s clock counts. '
  return isSame ? `${known}${whose}, the same as yours.` : `${known}${whose}. For you ${mine}.`
}
