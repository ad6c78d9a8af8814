// Asks before a role is given or taken: it counts from that moment on.
import type { ManagedMember } from '@aerie/contract/members'
import type { Role } from '@aerie/contract/person'
import { displayName } from '@aerie/contract/person'
import { ROLE_LABELS } from '#features/people/roles.ts'
import { Note } from '#ui/feedback/note.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useChangeRole } from './mutations.ts'

interface ChangeRoleDialogProps {
  member: ManagedMember
  role: Role
  open: boolean
  onClose: () => void
}

const WHAT_IT_MEANS: Record<Role, string> = {
  member: 'He loses the Admin Dashboard and everything that goes with it.',
  admin: 'He may add and import members, create polls and elections, and publish news.',
  super_admin: 'He may do everything here: change roles, reset passwords, and delete members, albums and documents.',
}

export function ChangeRoleDialog({ member, role, open, onClose }: ChangeRoleDialogProps) {
  const changeRole = useChangeRole(member)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Change ${displayName(member)} from ${ROLE_LABELS[member.role]} to ${ROLE_LABELS[role]}?`}
      description={WHAT_IT_MEANS[role]}
      tone="primary"
      confirmLabel="Change Role"
      pendingLabel="Changing..."
      pending={changeRole.isPending}
      onConfirm={() => changeRole.mutate(role, { onSuccess: onClose })}
    >
      <Note tone="warning">Role changes take effect immediately.</Note>
    </ConfirmDialog>
  )
}
