// Changes the own password; every other session ends with the old one.
import { account, PasswordChange } from '@aerie/contract/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { HiddenUsername } from '#features/session/hidden-username.tsx'
import { newPasswordFields, PASSWORD_HINT, passwordsMatch } from '#features/session/new-password.ts'
import { useSession } from '#features/session/queries.ts'
import { call } from '#lib/api.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { start } from '#lib/start.ts'
import { Field } from '#ui/controls/field.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { passwordQuery, sessionsQuery } from './queries.ts'

const { passwordMinLength } = start.settings
const schema = z.extend(PasswordChange, newPasswordFields(passwordMinLength)).check(passwordsMatch())
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' }

type ChangePasswordDialogProps = { open: boolean; onClose: () => void }

export function ChangePasswordDialog({ open, onClose }: ChangePasswordDialogProps) {
  const me = useSession()
  const { register, errors, pending, submit, cancel } = useChangePassword(onClose)
  return (
    <FormDialog
      open={open}
      onClose={cancel}
      title="Change Password"
      description="Your other devices are signed out with the old one."
      width={440}
      onSubmit={submit}
      submitLabel="Change Password"
      pendingLabel="Changing..."
      pending={pending}
    >
      <HiddenUsername of={me.email ?? me.phone} />
      <Field label="Current password" error={errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      <Field label="New password" error={errors.newPassword?.message} hint={PASSWORD_HINT}>
        <PasswordInput
          {...register('newPassword')}
          autoComplete="new-password"
          placeholder={`min ${passwordMinLength} characters`}
        />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword?.message}>
        <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
      </Field>
    </FormDialog>
  )
}

function useChangePassword(onClose: () => void) {
  const change = useAct({
    call: (body: z.infer<typeof PasswordChange>) => call(account.changePassword, { body }),
    stale: [sessionsQuery.queryKey, passwordQuery.queryKey],
    done: ({ message }) => ({ title: 'Password Changed', description: message }),
  })
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY })
  const cancel = () => {
    form.reset()
    onClose()
  }
  const submit = form.handleSubmit(({ confirmPassword: _, ...body }) =>
    change.mutate(body, { onSuccess: cancel, onError: (error) => void showFieldErrors(error, form) }),
  )
  return { register: form.register, errors: form.formState.errors, pending: change.isPending, submit, cancel }
}
