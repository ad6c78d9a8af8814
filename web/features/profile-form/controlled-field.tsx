// A field whose value is chosen in a widget of its own, with its label and what is wrong with it.
import type { ReactElement, ReactNode } from 'react'
import { Controller, type ControllerRenderProps, type FieldPath } from 'react-hook-form'
import { Field } from '#ui/controls/field.tsx'
import type { ProfileForm } from './form-values.ts'

interface ControlledFieldProps<Name extends FieldPath<ProfileForm>> {
  name: Name
  label: string
  hint?: ReactNode
  /** Stands at the label's right. */
  action?: ReactNode
  className?: string
  children: (field: Omit<ControllerRenderProps<ProfileForm, Name>, 'ref'>) => ReactElement
}

export function ControlledField<Name extends FieldPath<ProfileForm>>(props: ControlledFieldProps<Name>) {
  const { name, label, hint, action, className, children } = props
  return (
    <Controller<ProfileForm, Name>
      name={name}
      render={({ field: { ref: _, ...field }, fieldState }) => (
        <Field
          label={label}
          hint={hint}
          action={action}
          error={fieldState.error?.message}
          {...(className && { className })}
        >
          {children(field)}
        </Field>
      )}
    />
  )
}
