// The dialog of what an officer has begun.
import type { ManagedMember } from '@aerie/contract/members'
import type { ComponentType } from 'react'
import { AddMemberDialog } from './add-member-dialog.tsx'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { DeleteMemberDialog } from './delete-member-dialog.tsx'
import type { Viewer } from './disabled-reasons.ts'
import type { Task } from './tasks.ts'

type DialogProps = { open: boolean; onClose: () => void }

/** Dialogs of other parts of the product. */
export interface OtherDialogs {
  /** Brings in what the last import could not take. */
  importRemaining: ComponentType<DialogProps>
  resetPassword: ComponentType<DialogProps & { member: ManagedMember }>
}

interface TaskDialogProps {
  task: Task
  open: boolean
  viewer: Viewer
  dialogs: OtherDialogs
  onClose: () => void
}

export function TaskDialog({ task, viewer, dialogs, ...dialog }: TaskDialogProps) {
  switch (task.kind) {
    case 'add':
      return <AddMemberDialog {...dialog} viewer={viewer} />
    case 'import':
      return <dialogs.importRemaining {...dialog} />
    case 'change-role':
      return <ChangeRoleDialog {...dialog} member={task.member} role={task.role} />
    case 'deactivate':
      return <DeactivateDialog {...dialog} member={task.member} />
    case 'reset-password':
      return <dialogs.resetPassword {...dialog} member={task.member} />
    case 'delete':
      return <DeleteMemberDialog {...dialog} member={task.member} />
  }
}
