// What an officer has begun and a dialog asks about.
import type { ManagedMember } from '@aerie/contract/members'
import type { Role } from '@aerie/contract/person'
import { useState } from 'react'

export type Task =
  | { kind: 'change-role'; member: ManagedMember; role: Role }
  | { kind: 'deactivate' | 'reset-password' | 'delete'; member: ManagedMember }
  | { kind: 'add' | 'import' }

interface Desk {
  task: Task | null
  open: boolean
  /** Counts the tasks, so that each finds its dialog as new. */
  turn: number
}

/** A task stays on the desk while its dialog leaves the page. */
export function useTask() {
  const [desk, setDesk] = useState<Desk>({ task: null, open: false, turn: 0 })
  return {
    ...desk,
    begin: (task: Task) => setDesk(({ turn }) => ({ task, open: true, turn: turn + 1 })),
    close: () => setDesk((current) => ({ ...current, open: false })),
  }
}
