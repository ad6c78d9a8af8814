// The sign-in dialog behind the hidden word.
import type { PendingStep } from '@aerie/contract/second-step'
import { Credentials, signIn } from '@aerie/contract/sign-in'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasskeyEntry } from '#features/passkeys/passkey-entry.tsx'
import { call } from '#lib/api.ts'
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { enterAppSoon } from './enter-app.ts'

type SignInDialogProps = {
  open: boolean
  onClose: () => void
  onForgot: (identifier: string) => void
  /** The password was right, and something else is owed. */
  onStep: (step: PendingStep) => void
}

export function SignInDialog({ open, onClose, onForgot, onStep }: SignInDialogProps) {
  const { form, submit, pending } = useSignIn(onStep)
  const { register, getValues } = form
  const { errors } = form.formState
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Authentication Required"
      description="For brothers only."
      width={420}
      busy={pending}
      onSubmit={submit}
    >
      <Field label="Email or phone" error={errors.identifier?.message}>
        <Input
          {...register('identifier')}
          autoComplete="username webauthn"
          autoCapitalize="none"
          inputMode="email"
          spellCheck={false}
        />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        action={
          <button type="button" className="button-link" onClick={() => onForgot(getValues('identifier'))}>
            Forgot Password?
          </button>
        }
      >
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="primary" size="lg" block pending={pending} pendingLabel="Signing in...">
        Sign In
      </Button>
      {open && <PasskeyEntry onEntered={welcome} />}
    </Dialog>
  )
}

function welcome() {
  toast({ title: 'Welcome back', description: 'The door is open.' })
  enterAppSoon(new URL(location.href))
}

/** Stays pending after a success, until the page has gone. */
function useSignIn(onStep: (step: PendingStep) => void) {
  const [pending, setPending] = useState(false)
  const form = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { identifier: '', password: '' },
  })
  const submit = form.handleSubmit(async (body) => {
    setPending(true)
    try {
      const { next, step } = await call(signIn.withPassword, { body })
      if (next) return location.assign(next)
      if (step) {
        setPending(false)
        form.resetField('password')
        return onStep(step)
      }
      welcome()
    } catch (error) {
      setPending(false)
      if (error instanceof Refused) form.setError('password', { message: sentenceOf(error) }, { shouldFocus: true })
      toast(failureToast(error, 'Authentication Failed'))
    }
  })
  return { form, submit, pending }
}
