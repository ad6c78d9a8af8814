// Chooses a new password with the link from a reset mail, or in place of a one-time password.
import '#ui/overlays/dialog.css'
import { NewPassword } from '@aerie/contract/passwords'
import { signIn } from '@aerie/contract/sign-in'
import * as z from 'zod/mini'
import { newPasswordFields, passwordsMatch } from '#features/session/new-password.ts'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { PasswordPair } from './password-pair.tsx'
import { useEntryForm } from './use-entry-form.ts'

type ResetFormProps = { token: string; identifier: string | null; minLength: number }

export function ResetForm({ token, identifier, minLength }: ResetFormProps) {
  const { register, errors, submit, pending } = useEntryForm({
    schema: z.extend(NewPassword, newPasswordFields(minLength)).check(passwordsMatch()),
    defaultValues: { newPassword: '', confirmPassword: '' },
    send: ({ newPassword }) => call(signIn.finishReset, { params: { token }, body: { newPassword } }),
    welcome: { title: 'Password Changed', description: 'Your other devices have been signed out.' },
  })
  return (
    <form noValidate onSubmit={submit} className="dialog-body">
      {identifier !== null && (
        <Field label="You sign in with">
          <Input value={identifier} readOnly name="username" autoComplete="username" />
        </Field>
      )}
      <PasswordPair
        minLength={minLength}
        choice={{ field: register('newPassword'), error: errors.newPassword?.message }}
        repetition={{ field: register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <Button type="submit" variant="primary" size="lg" block pending={pending} pendingLabel="Saving...">
        Save password
      </Button>
    </form>
  )
}
