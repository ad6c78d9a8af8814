// Asks for the address to which a link for a new password is mailed.
import { ForgotPassword, signIn } from '@aerie/contract/sign-in'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { call } from '#lib/api.ts'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { toast } from '#ui/feedback/toast.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'

type ForgotDialogProps = { open: boolean; onClose: () => void; email?: string }

export function ForgotDialog({ open, onClose, email = '' }: ForgotDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(ForgotPassword),
    defaultValues: { email },
  })
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async (body) => {
    try {
      const { message } = await call(signIn.forgotPassword, { body })
      toast({ title: 'Email Sent', description: message })
      onClose()
    } catch (error) {
      toast(failureToast(error))
    }
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Reset Password"
      description="We send a link to the address we have for you."
      width={420}
      onSubmit={send}
      submitLabel="Send reset email"
      pendingLabel="Sending..."
      pending={isSubmitting}
    >
      <Field label="Email" error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
    </FormDialog>
  )
}
