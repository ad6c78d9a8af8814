// Asks before a brother is removed for good, and offers to deactivate him instead.
import type { MemberSummary } from '@aerie/contract/members'
import { Trash2 } from 'lucide-react'
import { sentenceOf } from '#lib/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toast } from '#ui/toast.ts'
import { displayName } from '../names.ts'
import { useChangeMember, useDeleteMember } from '../queries.ts'

interface DeleteMemberDialogProps {
  open: boolean
  member: MemberSummary
  onClose: () => void
}

export function DeleteMemberDialog({ open, member, onClose }: DeleteMemberDialogProps) {
  const removal = useDeleteMember()
  const change = useChangeMember()
  const name = displayName(member)

  const remove = () =>
    removal.mutate(member.id, {
      onSuccess: () => {
        onClose()
        toast({ title: 'Member deleted', description: `${name} has been removed.` })
      },
      onError: (error) => toast({ title: 'Delete failed', description: sentenceOf(error), tone: 'destructive' }),
    })
  const deactivate = () =>
    change.mutate(
      { id: member.id, changes: { isActive: false } },
      {
        onSuccess: () => {
          onClose()
          toast({ title: 'Member deactivated', description: `${name} can no longer sign in.` })
        },
        onError: (error) => toast({ title: 'Update Failed', description: sentenceOf(error), tone: 'destructive' }),
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete ${name}?`}
      description="His profile, activity history, lineage connections and document access are removed permanently."
      confirmLabel="Delete Member"
      pendingLabel="Deleting..."
      icon={<Trash2 />}
      pending={removal.isPending}
      onConfirm={remove}
      {...(member.isActive && { softer: { label: 'Deactivate', pending: change.isPending, onSelect: deactivate } })}
    >
      {member.isActive && (
        <p>Deactivate him instead and he can no longer sign in, but stays in the lineage and the albums.</p>
      )}
    </ConfirmDialog>
  )
}
