// Signs in again where a session has ended, on the page as it is: nothing that was typed is lost.
import { session } from '@aerie/contract/session'
import { Credentials, signIn } from '@aerie/contract/sign-in'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useSession } from '#features/session/queries.ts'
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
  const { form, submit, pending } = useSignInAgain(() => onAnswer(true))
  const { errors } = form.formState
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
        <Input {...form.register('identifier')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput {...form.register('password')} autoComplete="current-password" />
      </Field>
    </FormDialog>
  )
}

function useSignInAgain(onSignedIn: () => void) {
  const me = useSession()
  const form = useForm({
    resolver: zodResolver(Credentials),
    defaultValues: { identifier: me.email ?? me.phone ?? '', password: '' },
  })
  const signing = useAct({
    call: async (body: z.infer<typeof Credentials>) => {
      const { next } = await call(signIn.withPassword, { body })
      return next ?? (await call(session.current)).id
    },
    // What is wrong with the password is said beside it.
    failed: (error) => {
      if (!(error instanceof Refused)) return failureToast(error, 'Authentication Failed')
      form.setError('password', { message: sentenceOf(error) }, { shouldFocus: true })
      return undefined
    },
  })
  const submit = form.handleSubmit((body) =>
    signing.mutate(body, {
      onSuccess: (signedIn) => {
        // A one-time password has to be replaced first, and another member finds a page of his own.
        if (typeof signedIn === 'string') return location.assign(signedIn)
        if (signedIn !== me.id) return location.assign('/')
        form.resetField('password')
        onSignedIn()
      },
    }),
  )
  return { form, submit, pending: signing.isPending }
}
