// A day and a time by the clock of whoever types them.
import './moment-field.css'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import { FieldGroup } from '#ui/controls/field-group.tsx'
import { Input } from '#ui/controls/input.tsx'
import { dayOf } from '../form/moments.ts'

interface MomentFieldProps {
  label: string
  /** What a form's `register` answers for each. */
  day: UseFormRegisterReturn
  time: UseFormRegisterReturn
  error: string | undefined
}

export const MomentField = ({ label, day, time, error }: MomentFieldProps) => (
  <Field label={label} error={error} hint="By your clock.">
    <FieldGroup className="moment-field">
      <Input {...day} type="date" aria-label="Day" min={dayOf(new Date())} />
      <Input {...time} type="time" aria-label="Time" />
    </FieldGroup>
  </Field>
)
