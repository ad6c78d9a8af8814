// Offers the invitation of somebody who has just been added without one.
import { Send } from 'lucide-react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useInvite } from './mutations.ts'

interface InviteAddedDialogProps {
  added: { id: number; name: string }
  onClose: () => void
}

export function InviteAddedDialog({ added, onClose }: InviteAddedDialogProps) {
  const invite = useInvite()
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      tone="primary"
      icon={<Send />}
      title={`Invite ${added.name}?`}
      description="He has been added. An invitation mails him a link, good for 14 days, with which he sets his own password."
      cancelLabel="Not Now"
      confirmLabel="Send Invitation"
      pendingLabel="Sending..."
      pending={invite.isPending}
      onConfirm={() => invite.mutate(added, { onSuccess: onClose })}
    />
  )
}
