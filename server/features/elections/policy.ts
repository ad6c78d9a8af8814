// Who may do what to an election: pure rules over its state.
import type { Election } from '@aerie/contract/elections'
import type { Role } from '@aerie/contract/person'

interface ElectionCaller {
  role: Role
}

interface ElectionStanding {
  isOver: boolean
  isVoid: boolean
  hasVotes: boolean
  hasTie: boolean
}

const mayCall = ({ role }: ElectionCaller) => role !== 'member'

export const rightsOf = (
  caller: ElectionCaller,
  { isOver, isVoid, hasVotes, hasTie }: ElectionStanding,
): Election['can'] => ({
  edit: mayCall(caller) && !isOver && !isVoid && !hasVotes,
  extend: mayCall(caller) && !isOver && !isVoid,
  void: caller.role === 'super_admin' && !isVoid,
  runOff: mayCall(caller) && hasTie && !isVoid,
})
