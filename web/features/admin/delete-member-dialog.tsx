// Asks before a member is removed for good, and offers to deactivate him instead.
import type { ManagedMember } from '@aerie/contract/members'
import { Trash2 } from 'lucide-react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { displayName } from './member-list.ts'
import { useDeleteMember, useSetActive } from './mutations.ts'

interface DeleteMemberDialogProps {
  member: ManagedMember
  open: boolean
  onClose: () => void
}

export function DeleteMemberDialog({ member, open, onClose }: DeleteMemberDialogProps) {
  const remove = useDeleteMember(member)
  const setActive = useSetActive()
  const deactivate = () => setActive.mutate({ member, isActive: false }, { onSuccess: onClose })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete ${displayName(member)}?`}
      description="His profile, activity history, lineage connections and document access are removed permanently."
      icon={<Trash2 />}
      confirmLabel="Delete Member"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onClose })}
      {...(member.isActive && { softer: { label: 'Deactivate', pending: setActive.isPending, onSelect: deactivate } })}
    >
      {member.isActive && (
        <p>Deactivate him instead and he can no longer sign in, but stays in the lineage and the albums.</p>
      )}
    </ConfirmDialog>
  )
}
