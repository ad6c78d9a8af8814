// Signs in again where a session has ended, on the page as it is: nothing that was typed is lost.
import type { PendingStep } from '@aerie/contract/second-step'
import { session } from '@aerie/contract/session'
import { Credentials, signIn } from '@aerie/contract/sign-in'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { PasskeyEntry } from '#features/passkeys/passkey-entry.tsx'
import { useSession } from '#features/session/queries.ts'
import { StepDialog } from '#features/session/step-dialog.tsx'
import { LostStepDialog } from '#features/step-removals/lost-step-dialog.tsx'
import { call } from '#lib/api.ts'
import { Refused, sentenceOf } from '#lib/call-errors.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

interface SignInAgainDialogProps {
  open: boolean
  /** Whether he is signed in; what was begun goes on then, and is called off otherwise. */
  onAnswer: (isSignedIn: boolean) => void
}

export function SignInAgainDialog({ open, onAnswer }: SignInAgainDialogProps) {
  const { form, submit, pending, step, setStep, enter } = useSignInAgain(() => onAnswer(true))
  const { errors } = form.formState
  if (step)
    return (
      <StepDialog
        step={step}
        passkey={<PasskeyEntry onEntered={enter} />}
        lost={(dialog) => <LostStepDialog {...dialog} />}
        onDone={enter}
        onClose={() => setStep(null)}
      />
    )
  const cancel = () => {
    form.resetField('password')
    onAnswer(false)
  }
  return (
    <FormDialog
      open={open}
      onClose={cancel}
      title="Sign in again"
      description="You are logged out. What you typed is still here; sign in to go on."
      width={420}
      onSubmit={submit}
      submitLabel="Sign In"
      pendingLabel="Signing in..."
      pending={pending}
    >
      <Field label="Email or phone" error={errors.identifier?.message}>
        <Input
          {...form.register('identifier')}
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
      {open && <PasskeyEntry onEntered={enter} />}
    </FormDialog>
  )
}

function useSignInAgain(onSignedIn: () => void) {
  const me = useSession()
  const [step, setStep] = useState<PendingStep | null>(null)
  const form = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { identifier: me.email ?? me.phone ?? '', password: '' },
  })
  const signing = useAct({
    call: (body: z.infer<typeof Credentials>) => call(signIn.withPassword, { body }),
    // What is wrong with the password is said beside it.
    failed: (error) => {
      if (!(error instanceof Refused)) return failureToast(error, 'Authentication Failed')
      form.setError('password', { message: sentenceOf(error) }, { shouldFocus: true })
      return undefined
    },
  })
  const entering = useAct({ call: () => call(session.current) })
  const enter = () =>
    entering.mutate(undefined, {
      onSuccess: ({ id }) => {
        // Another member finds a page of his own.
        if (id !== me.id) return location.assign('/')
        form.resetField('password')
        setStep(null)
        onSignedIn()
      },
    })
  const submit = form.handleSubmit((body) =>
    signing.mutate(body, {
      onSuccess: (answer) => {
        // A one-time password has to be replaced first.
        if (answer.next) return location.assign(answer.next)
        if (answer.step) return setStep(answer.step)
        enter()
      },
    }),
  )
  return { form, submit, pending: signing.isPending || entering.isPending, step, setStep, enter }
}
