// Who may do what to an election: pure rules over its state.
import type { Election } from '@aerie/contract/elections'
import type { Role } from '@aerie/contract/person'

interface Caller {
  role: Role
}

interface Standing {
  isOver: boolean
  isVoid: boolean
  hasVotes: boolean
  hasTie: boolean
}

const mayCall = ({ role }: Caller) => role !== 'member'

export const rightsOf = (caller: Caller, { isOver, isVoid, hasVotes, hasTie }: Standing): Election['can'] => ({
  edit: mayCall(caller) && !isOver && !isVoid && !hasVotes,
  extend: mayCall(caller) && !isOver && !isVoid,
  void: caller.role === 'super_admin' && !isVoid,
  runOff: mayCall(caller) && hasTie && !isVoid,
})
