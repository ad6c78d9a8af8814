// Chooses a new password with the link from a reset mail, or in place of a one-time password.
import '#ui/overlays/dialog.css'
import { LinkedPassword, type RecordQuestion, signIn } from '@aerie/contract/sign-in'
import * as z from 'zod/mini'
import { newPasswordFields, passwordsMatch } from '#features/session/new-password.ts'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { PasswordPair } from './password-pair.tsx'
import { RecordAnswer } from './record-answer.tsx'
import { useEntryForm } from './use-entry-form.ts'

type ResetFormProps = {
  token: string
  identifier: string | null
  /** What has to be answered first. */
  asks: RecordQuestion | null
  minLength: number
}

export function ResetForm({ token, identifier, asks, minLength }: ResetFormProps) {
  const { register, errors, submit, pending } = useEntryForm({
    schema: z.extend(LinkedPassword, newPasswordFields(minLength)).check(passwordsMatch()),
    defaultValues: { answer: '', newPassword: '', confirmPassword: '' },
    send: ({ newPassword, answer }) => call(signIn.finishReset, { params: { token }, body: { newPassword, answer } }),
    welcome: { title: 'Password Changed', description: 'Your other devices have been signed out.' },
  })
  return (
    <form noValidate onSubmit={submit} className="dialog-body">
      {identifier !== null && (
        <Field label="You sign in with">
          <Input value={identifier} readOnly name="username" autoComplete="username" />
        </Field>
      )}
      <RecordAnswer asks={asks} error={errors.answer?.message} {...register('answer')} />
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
