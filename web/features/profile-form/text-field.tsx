// A line of text in the form of a profile, with its label and what is wrong with it.
import type { ReactNode } from 'react'
import { type FieldPathByValue, get, useFormContext, useFormState } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import type { ProfileForm } from './form-values.ts'

type TextPath = FieldPathByValue<ProfileForm, string>

interface TextFieldProps {
  name: TextPath
  label: string
  hint?: ReactNode
  /** Stands at the label's right. */
  action?: ReactNode
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'numeric' | 'url'
  autoComplete?: string
  placeholder?: string
  disabled?: boolean
  className?: string
  /** Puts what was typed into shape when the field is left. */
  complete?: (typed: string) => string
}

export function TextField({ name, label, hint, action, className, complete, ...input }: TextFieldProps) {
  const { register, setValue } = useFormContext<ProfileForm>()
  const error = useFault(name)
  const onBlur = (event: { target: { value: string } }) =>
    complete && setValue(name, complete(event.target.value), { shouldDirty: true })
  return (
    <Field label={label} hint={hint} action={action} error={error} {...(className && { className })}>
      <Input dir="auto" autoComplete="off" {...input} {...register(name, complete && { onBlur })} />
    </Field>
  )
}

/** What is wrong with a field, or with the list of that name when it ends in `.root`. */
export function useFault(name: string): string | undefined {
  const { errors } = useFormState<ProfileForm>()
  const message: unknown = get(errors, `${name}.message`)
  return typeof message === 'string' ? message : undefined
}
