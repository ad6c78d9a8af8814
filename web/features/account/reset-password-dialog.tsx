// Gives a member a one-time password, to be passed on to him.
import { account, PasswordReset } from '@aerie/contract/account'
import type { MemberSummary } from '@aerie/contract/people'
import { zodResolver } from '@hookform/resolvers/zod'
import { Check, Copy } from 'lucide-react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { displayName } from '#features/people/names.ts'
import { SHOWING_MEMBERS } from '#features/people/showing-members.ts'
import { call } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Input } from '#ui/controls/input.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { Note } from '#ui/feedback/note.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { makeOneTimePassword } from './one-time-password.ts'

const Form = z.pick(PasswordReset, { newPassword: true })

interface ResetPasswordDialogProps {
  member: MemberSummary
  open: boolean
  onClose: () => void
}

export function ResetPasswordDialog({ member, open, onClose }: ResetPasswordDialogProps) {
  const reset = useAct({
    call: (newPassword: string) => call(account.setOneTimePassword, { body: { userId: member.id, newPassword } }),
    stale: SHOWING_MEMBERS,
    done: ({ message }) => ({ title: 'Password Reset', description: message }),
    failed: (error) => failureToast(error, 'Error', 'Failed to reset password. Please try again.'),
  })
  const form = useForm({ resolver: zodResolver(Form), defaultValues: { newPassword: '' } })
  const { register, handleSubmit, setValue, formState, watch } = form
  const generate = () =>
    setValue('newPassword', makeOneTimePassword(), { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const save = handleSubmit(({ newPassword }) => reset.mutate(newPassword, { onSuccess: onClose }))
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      width={440}
      title="Reset Password"
      description={`A one-time password for ${displayName(member)}.`}
      onSubmit={save}
      submitLabel="Reset Password"
      pendingLabel="Resetting..."
      pending={reset.isPending}
    >
      <Field
        label="One-time password"
        error={formState.errors.newPassword?.message}
        hint="At least 3 characters. Copy it before you save: it is shown nowhere else."
        action={
          <Button variant="link" onClick={generate}>
            Generate
          </Button>
        }
      >
        <div className="input-wrap">
          <Input {...register('newPassword')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          <CopyButton text={watch('newPassword')} />
        </div>
      </Field>
      <Note>
        His sessions end at once. He signs in with it once, within 72 hours, and then has to choose a password of his
        own.
      </Note>
    </FormDialog>
  )
}

function CopyButton({ text }: { text: string }) {
  const copying = useAct({
    call: (copied: string) => navigator.clipboard.writeText(copied),
    failed: () => COPYING_REFUSED,
  })
  const done = text !== '' && copying.isSuccess && copying.variables === text
  return (
    <span className="input-tail">
      <IconButton
        label={done ? 'Password copied' : 'Copy password'}
        size="sm"
        disabled={text === ''}
        onClick={() => copying.mutate(text)}
      >
        {done ? <Check /> : <Copy />}
      </IconButton>
    </span>
  )
}

const COPYING_REFUSED = {
  title: 'Error',
  description: 'The browser does not allow copying. Please copy it by hand.',
  tone: 'destructive',
} as const
