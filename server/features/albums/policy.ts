// Who may change or delete an album: pure rules.
import type { Role } from '@aerie/contract/person'

interface Caller {
  id: number
  role: Role
}

export const mayChange = (caller: Caller, { created_by }: { created_by: number | null }) =>
  created_by === caller.id || caller.role === 'super_admin'
