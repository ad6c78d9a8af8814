// Chooses a new password with the link from a reset mail, or in place of a one-time password.
import { auth, NewPassword } from '@aerie/contract/auth'
import * as z from 'zod/mini'
import { call } from '#lib/api.ts'
import { newPasswordFields, passwordsMatch } from '#lib/new-password.ts'
import { Button } from '#ui/button.tsx'
import { PasswordPair } from './password-pair.tsx'
import { useEntryForm } from './use-entry-form.ts'

type ResetFormProps = { token: string; minLength: number }

export function ResetForm({ token, minLength }: ResetFormProps) {
  const { register, errors, submit, pending } = useEntryForm({
    schema: z.extend(NewPassword, newPasswordFields(minLength)).check(passwordsMatch()),
    defaultValues: { newPassword: '', confirmPassword: '' },
    send: ({ newPassword }) => call(auth.finishReset, { params: { token }, body: { newPassword } }),
    welcome: { title: 'Password Changed', description: 'Your other devices have been signed out.' },
  })
  return (
    <form noValidate onSubmit={submit} className="dialog-body">
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
