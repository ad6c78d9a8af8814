// Asks before a brother is removed for good, and offers to deactivate him instead.
import { members } from '@aerie/contract/members'
import type { MemberSummary } from '@aerie/contract/people'
import { displayName } from '@aerie/contract/person'
import { Trash2 } from 'lucide-react'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { call } from '#lib/api.ts'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useSetActive } from './mutations.ts'

interface DeleteMemberDialogProps {
  member: MemberSummary
  open: boolean
  onClose: () => void
}

export function DeleteMemberDialog({ member, open, onClose }: DeleteMemberDialogProps) {
  const params = { memberId: String(member.id) }
  const name = displayName(member)
  const removal = useAct({
    call: () => call(members.remove, { params }),
    stale: MEMBER_QUERY_KEYS,
    done: () => ({ title: 'Member deleted', description: `${name} has been removed.` }),
    failed: (error) => failureToast(error, 'Delete failed'),
  })
  const deactivation = useSetActive()
  const softer = {
    label: 'Deactivate',
    pending: deactivation.isPending,
    onSelect: () => deactivation.mutate({ member, isActive: false }, { onSuccess: onClose }),
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Delete ${name}?`}
      description="His profile, activity history, lineage connections and document access are removed permanently."
      icon={<Trash2 />}
      confirmLabel="Delete Member"
      pendingLabel="Deleting..."
      pending={removal.isPending}
      onConfirm={() => removal.mutate(undefined, { onSuccess: onClose })}
      {...(member.isActive && { softer })}
    >
      {member.isActive && (
        <p>Deactivate him instead and he can no longer sign in, but stays in the lineage and the albums.</p>
      )}
    </ConfirmDialog>
  )
}
