// Creates the first super admin of an installation that is still empty.
import '#ui/overlays/dialog.css'
import { SINGLE_NAME } from '@aerie/contract/person'
import { FirstSuperAdmin, signIn } from '@aerie/contract/sign-in'
import * as z from 'zod/mini'
import { newPasswordFields, passwordsMatch } from '#features/session/new-password.ts'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { PasswordPair } from './password-pair.tsx'
import { useEntryForm } from './use-entry-form.ts'

type FounderFormProps = { token: string; minLength: number }

export function FounderForm({ token, minLength }: FounderFormProps) {
  const { register, errors, submit, pending } = useEntryForm({
    schema: z.extend(FirstSuperAdmin, newPasswordFields(minLength)).check(passwordsMatch()),
    defaultValues: { firstName: '', lastName: '', email: '', newPassword: '', confirmPassword: '' },
    send: ({ confirmPassword: _, ...body }) => call(signIn.finishSetup, { params: { token }, body }),
    welcome: { title: 'Welcome', description: 'Everything here is yours to set up.' },
  })
  return (
    <form noValidate onSubmit={submit} className="dialog-body">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" hint={SINGLE_NAME} error={errors.firstName?.message}>
          <Input {...register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          <Input {...register('lastName')} autoComplete="family-name" />
        </Field>
      </div>
      <Field label="Email" hint="You sign in with it" error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <PasswordPair
        minLength={minLength}
        choice={{ field: register('newPassword'), error: errors.newPassword?.message }}
        repetition={{ field: register('confirmPassword'), error: errors.confirmPassword?.message }}
      />
      <Button type="submit" variant="primary" size="lg" block pending={pending} pendingLabel="Saving...">
        Open Aerie
      </Button>
    </form>
  )
}
