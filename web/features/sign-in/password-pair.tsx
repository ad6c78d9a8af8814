// The two fields in which a password is chosen.
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PASSWORD_HINT } from '#features/session/new-password.ts'
import { Field } from '#ui/controls/field.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'

type Side = { field: UseFormRegisterReturn; error: string | undefined }

type PasswordPairProps = { minLength: number; choice: Side; repetition: Side }

export const PasswordPair = ({ minLength, choice, repetition }: PasswordPairProps) => (
  <>
    <Field label="New password" error={choice.error} hint={PASSWORD_HINT}>
      <PasswordInput {...choice.field} autoComplete="new-password" placeholder={`min ${minLength} characters`} />
    </Field>
    <Field label="Confirm new password" error={repetition.error}>
      <PasswordInput {...repetition.field} autoComplete="new-password" />
    </Field>
  </>
)
