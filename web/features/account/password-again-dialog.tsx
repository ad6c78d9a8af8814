// Asks for the password again, before what was begun goes on.
import { account, PasswordAgain } from '@aerie/contract/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { PasskeyConfirm } from '#features/passkeys/passkey-confirm.tsx'
import { HiddenUsername } from '#features/session/hidden-username.tsx'
import { useSession } from '#features/session/queries.ts'
import { call } from '#lib/api.ts'
import { showFieldErrors } from '#lib/form-errors.ts'
import { Field } from '#ui/controls/field.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface PasswordAgainDialogProps {
  open: boolean
  /** Whether it was typed; what was begun goes on then, and is called off otherwise. */
  onAnswer: (isTyped: boolean) => void
}

export function PasswordAgainDialog({ open, onAnswer }: PasswordAgainDialogProps) {
  const me = useSession()
  const { form, confirm, pending } = usePasswordAgain(() => onAnswer(true))
  const goOn = () => {
    form.reset()
    onAnswer(true)
  }
  const cancel = () => {
    form.reset()
    onAnswer(false)
  }
  return (
    <FormDialog
      open={open}
      onClose={cancel}
      title="Enter your password again"
      description="You signed in a while ago, so please confirm that it is you."
      width={420}
      onSubmit={confirm}
      submitLabel="Go on"
      pendingLabel="Checking..."
      pending={pending}
    >
      <HiddenUsername of={me.email ?? me.phone} />
      <Field label="Password" error={form.formState.errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      {open && <PasskeyConfirm onShown={goOn} />}
    </FormDialog>
  )
}

function usePasswordAgain(onTyped: () => void) {
  const confirming = useAct({
    call: (body: z.infer<typeof PasswordAgain>) => call(account.confirm, { body }),
    // What is wrong with the password is said beside it.
    failed: (error) => (showFieldErrors(error, form) ? undefined : failureToast(error)),
  })
  const form = useForm({ resolver: zodResolver(PasswordAgain), defaultValues: { password: '' } })
  const confirm = form.handleSubmit((body) =>
    confirming.mutate(body, {
      onSuccess: () => {
        form.reset()
        onTyped()
      },
    }),
  )
  return { form, confirm, pending: confirming.isPending }
}
