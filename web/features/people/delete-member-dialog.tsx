// Asks before a brother is removed for good, and offers to deactivate him instead.

import { members } from '@aerie/contract/members'
import type { MemberSummary } from '@aerie/contract/people'
import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { call } from '#lib/api.ts'
import { sentenceOf } from '#lib/call-errors.ts'
import { toast } from '#ui/feedback/toast.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { displayName } from './names.ts'
import { useMembersRefresh } from './use-members-refresh.ts'

interface DeleteMemberDialogProps {
  member: MemberSummary
  open: boolean
  onClose: () => void
}

export function DeleteMemberDialog({ member, open, onClose }: DeleteMemberDialogProps) {
  const refresh = useMembersRefresh()
  const params = { memberId: String(member.id) }
  const name = displayName(member)
  const removal = useMutation({
    mutationFn: () => call(members.remove, { params }),
    onSuccess: async () => {
      await refresh()
      onClose()
      toast({ title: 'Member deleted', description: `${name} has been removed.` })
    },
    onError: (error) => toast({ title: 'Delete failed', description: sentenceOf(error), tone: 'destructive' }),
  })
  const deactivation = useMutation({
    mutationFn: () => call(members.update, { params, body: { isActive: false } }),
    onSuccess: async () => {
      await refresh()
      onClose()
      toast({ title: 'Member Deactivated', description: `${name} has been signed out everywhere.` })
    },
    onError: (error) =>
      toast({ title: 'Failed to Update Member', description: sentenceOf(error), tone: 'destructive' }),
  })
  const softer = {
    label: 'Deactivate',
    pending: deactivation.isPending,
    onSelect: () => deactivation.mutate(),
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
      onConfirm={() => removal.mutate()}
      {...(member.isActive && { softer })}
    >
      {member.isActive && (
        <p>Deactivate him instead and he can no longer sign in, but stays in the lineage and the albums.</p>
      )}
    </ConfirmDialog>
  )
}
