// Helps a member to a new password: a link to his own mailbox, or, where he has none, a one-time password to be passed on.
import { account, ONE_TIME_HOURS } from '@aerie/contract/account'
import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call } from '#lib/api.ts'
import { readableAddress } from '#lib/readable-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { Note } from '#ui/feedback/note.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { FormDialog } from '#ui/overlays/form-dialog.tsx'
import { OneTimePassword } from './one-time-password.tsx'

interface ResetPasswordDialogProps {
  member: MemberSummary
  open: boolean
  onClose: () => void
}

export function ResetPasswordDialog({ member, open, onClose }: ResetPasswordDialogProps) {
  const reset = useAct({
    call: () => call(account.resetPassword, { body: { userId: member.id } }),
    stale: MEMBER_QUERY_KEYS,
    done: (made) => ({ title: made.password ? 'Password Reset' : 'Link Sent', description: made.message }),
    failed: (error) => failureToast(error, 'Error', 'Failed to reset password. Please try again.'),
  })
  const password = reset.data?.password
  const dialog = { open, onClose, width: 440, title: 'Reset Password' } as const
  if (password)
    return (
      <Dialog
        {...dialog}
        description={`The one-time password of ${displayName(member)}.`}
        footer={
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <OneTimePassword password={password} />
      </Dialog>
    )
  const save = () => reset.mutate(undefined, { onSuccess: (made) => made.password === null && onClose() })
  return member.email === null ? (
    <FormDialog
      {...dialog}
      description={`A one-time password for ${displayName(member)}, who has no e-mail address.`}
      onSubmit={save}
      submitLabel="Reset Password"
      pendingLabel="Resetting..."
      pending={reset.isPending}
    >
      <Note>
        His sessions end at once. He signs in with it once, within {ONE_TIME_HOURS} hours, and then has to choose a
        password of his own. What he voted before is not shown to him any more, since you could sign in as him.
      </Note>
    </FormDialog>
  ) : (
    <FormDialog
      {...dialog}
      description={`A link to a new password for ${displayName(member)}.`}
      onSubmit={save}
      submitLabel="Send Link"
      pendingLabel="Sending..."
      pending={reset.isPending}
    >
      <p className="break-words">
        The link goes to <b>{readableAddress(member.email)}</b>, and is good for one hour. His password stays until he
        has chosen another.
      </p>
      <Note>You do not learn the password. He is told in his bell, too, that you sent the link.</Note>
    </FormDialog>
  )
}
