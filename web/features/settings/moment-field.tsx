// A day and a time by the organisation's clock.
import './moment-field.css'
import { typedByOwnClock } from '@aerie/text/periods'
import { clockIn, zoneWords } from '@aerie/text/zones'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { type Edge, momentOf, type TypedMoment } from '#lib/typed-moment.ts'
import { Field } from '#ui/controls/field.tsx'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { Input } from '#ui/controls/input.tsx'
import { useTimeZone } from './queries.ts'

interface MomentFieldProps {
  label: string
  edge: Edge
  /** What a form's `register` answers for each. */
  day: UseFormRegisterReturn
  time: UseFormRegisterReturn
  /** As they are typed. */
  typed: TypedMoment
  error: string | undefined
}

export function MomentField({ label, edge, day, time, typed, error }: MomentFieldProps) {
  const timeZone = useTimeZone()
  return (
    <Field label={label} error={error} hint={hintOf(typed, edge, timeZone)}>
      <FieldGroup className="moment-field">
        <Input {...day} type="date" aria-label="Day" min={clockIn(timeZone, new Date()).day} />
        <Input {...time} type="time" aria-label="Time" />
      </FieldGroup>
    </Field>
  )
}

const WITHOUT_TIME: Record<Edge, string> = {
  start: 'Without a time, as the day begins.',
  end: 'Without a time, as the day ends.',
}

/** By whose clock it is, what it is by the writer's, and what it means to leave the time out. */
function hintOf(typed: TypedMoment, edge: Edge, timeZone: string): string {
  const at = momentOf(typed, timeZone, edge)
  const own = at && typedByOwnClock(at, timeZone)
  const sentences = [`${zoneWords(timeZone, at ?? new Date())}.`, own && `By your clock ${own}.`]
  if (typed.time === '' || !own) sentences.push(WITHOUT_TIME[edge])
  return sentences.filter(Boolean).join(' ')
}
