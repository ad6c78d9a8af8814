// The dialog of what an officer has begun.
import type { ComponentType } from 'react'
import { AddMemberDialog } from './add-member-dialog.tsx'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { DeleteMemberDialog } from './delete-member-dialog.tsx'
import type { Viewer } from './disabled-reasons.ts'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import type { Task } from './tasks.ts'

export type ImportDialog = ComponentType<{ open: boolean; onClose: () => void }>

interface TaskDialogProps {
  task: Task
  open: boolean
  viewer: Viewer
  importDialog: ImportDialog
  onClose: () => void
}

export function TaskDialog({ task, viewer, importDialog: ImportDialog, ...dialog }: TaskDialogProps) {
  switch (task.kind) {
    case 'add':
      return <AddMemberDialog {...dialog} viewer={viewer} />
    case 'import':
      return <ImportDialog {...dialog} />
    case 'change-role':
      return <ChangeRoleDialog {...dialog} member={task.member} role={task.role} />
    case 'deactivate':
      return <DeactivateDialog {...dialog} member={task.member} />
    case 'reset-password':
      return <ResetPasswordDialog {...dialog} member={task.member} />
    case 'delete':
      return <DeleteMemberDialog {...dialog} member={task.member} />
  }
}
