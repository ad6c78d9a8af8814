// Asks before a member is made inactive.
import type { ManagedMember } from '@aerie/contract/members'
import { displayName } from '@aerie/contract/person'
import { UserRoundX } from 'lucide-react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useSetActive } from './mutations.ts'

interface DeactivateDialogProps {
  member: ManagedMember
  open: boolean
  onClose: () => void
}

export function DeactivateDialog({ member, open, onClose }: DeactivateDialogProps) {
  const setActive = useSetActive()
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Deactivate ${displayName(member)}?`}
      description="His sessions end at once and he cannot sign in, vote or get mail. His place in lineage and albums stays, and he can be activated again."
      tone="primary"
      icon={<UserRoundX />}
      confirmLabel="Deactivate"
      pendingLabel="Deactivating..."
      pending={setActive.isPending}
      onConfirm={() => setActive.mutate({ member, isActive: false }, { onSuccess: onClose })}
    />
  )
}
