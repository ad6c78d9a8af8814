// The dialog of what an officer has begun.
import type { ManagedMember } from '@aerie/contract/members'
import type { ComponentType } from 'react'
import { ChangeRoleDialog } from './change-role-dialog.tsx'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { DeleteMemberDialog } from './delete-member-dialog.tsx'
import type { Task } from './tasks.ts'

type TaskWindowProps = { open: boolean; onClose: () => void }

/** Dialogs of other parts of the product. */
export interface OtherDialogs {
  /** Brings in what the last import could not take. */
  importRemaining: ComponentType<TaskWindowProps>
  resetPassword: ComponentType<TaskWindowProps & { member: ManagedMember }>
  markPassed: ComponentType<TaskWindowProps & { member: ManagedMember }>
}

interface TaskDialogProps {
  task: Task
  open: boolean
  dialogs: OtherDialogs
  onClose: () => void
}

export function TaskDialog({ task, dialogs, ...dialog }: TaskDialogProps) {
  switch (task.kind) {
    case 'import':
      return <dialogs.importRemaining {...dialog} />
    case 'change-role':
      return <ChangeRoleDialog {...dialog} member={task.member} role={task.role} />
    case 'deactivate':
      return <DeactivateDialog {...dialog} member={task.member} />
    case 'reset-password':
      return <dialogs.resetPassword {...dialog} member={task.member} />
    case 'mark-passed':
      return <dialogs.markPassed {...dialog} member={task.member} />
    case 'delete':
      return <DeleteMemberDialog {...dialog} member={task.member} />
  }
}
