// What an officer has begun and a dialog asks about.
import type { ManagedMember } from '@aerie/contract/members'
import type { Role } from '@aerie/contract/person'
import { useState } from 'react'

export type Task =
  | { kind: 'change-role'; member: ManagedMember; role: Role }
  | { kind: 'deactivate' | 'reset-password' | 'mark-passed' | 'delete'; member: ManagedMember }
  | { kind: 'import' }

interface OpenTask {
  task: Task | null
  open: boolean
  /** Counts the tasks, so that each finds its dialog as new. */
  turn: number
}

/** A task stays on the openTask while its dialog leaves the page. */
export function useTask() {
  const [openTask, setOpenTask] = useState<OpenTask>({ task: null, open: false, turn: 0 })
  return {
    ...openTask,
    begin: (task: Task) => setOpenTask(({ turn }) => ({ task, open: true, turn: turn + 1 })),
    close: () => setOpenTask((current) => ({ ...current, open: false })),
  }
}
