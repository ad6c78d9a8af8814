// Several lines of text in the form of a profile; they grow with what is written, and are counted near their limit.
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import { Textarea } from '#ui/controls/textarea.tsx'
import type { ProfileForm } from './form-values.ts'
import { useFault } from './text-field.tsx'

interface TextAreaFieldProps {
  name: 'bio' | 'quote'
  label: string
  longest: number
  rows: number
  hint?: string
}

/** The share of the limit from which on it is told how much room is left. */
const NEAR = 0.9

export function TextAreaField({ name, label, longest, rows, hint }: TextAreaFieldProps) {
  const { register } = useFormContext<ProfileForm>()
  const error = useFault(name)
  return (
    <Field label={label} hint={hint} error={error} action={<Room name={name} longest={longest} />}>
      <Textarea dir="auto" rows={rows} growing {...register(name)} />
    </Field>
  )
}

function Room({ name, longest }: Pick<TextAreaFieldProps, 'name' | 'longest'>) {
  const left = longest - useWatch<ProfileForm, 'bio' | 'quote'>({ name }).length
  if (left > longest * (1 - NEAR)) return null
  return (
    <small className={left < 0 ? 'num text-danger' : 'num text-ink-3'} role="status">
      {left < 0 ? `${-left} characters too many` : `${left} characters left`}
    </small>
  )
}
