// The dialog of what an officer has begun.

import type { ManagedMember } from '@aerie/contract/members'
import type { ComponentType } from 'react'
import { ImportRemainingDialog } from '#features/rosters/import-remaining-dialog.tsx'
import { AddMemberDialog } from './add-member-dialog.tsx'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import type { Viewer } from './disabled-reasons.ts'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import type { Task } from './tasks.ts'

export type MemberDialog = ComponentType<{ member: ManagedMember; open: boolean; onClose: () => void }>

interface TaskDialogProps {
  task: Task
  open: boolean
  viewer: Viewer
  /** Asks before a member is deleted; the directory asks in the same words. */
  deleteDialog: MemberDialog
  onClose: () => void
}

export function TaskDialog({ task, viewer, deleteDialog: DeleteDialog, ...dialog }: TaskDialogProps) {
  switch (task.kind) {
    case 'add':
      return <AddMemberDialog {...dialog} viewer={viewer} />
    case 'import':
      return <ImportRemainingDialog {...dialog} />
    case 'change-role':
      return <ChangeRoleDialog {...dialog} member={task.member} role={task.role} />
    case 'deactivate':
      return <DeactivateDialog {...dialog} member={task.member} />
    case 'reset-password':
      return <ResetPasswordDialog {...dialog} member={task.member} />
    case 'delete':
      return <DeleteDialog {...dialog} member={task.member} />
  }
}
