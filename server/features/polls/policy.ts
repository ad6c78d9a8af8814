// Who may do what to a poll: pure rules over its state.
import type { Role } from '@aerie/contract/person'

interface Caller {
  role: Role
}

const mayCreate = ({ role }: Caller) => role !== 'member'

export const capabilitiesOf = (caller: Caller) => ({ createPolls: mayCreate(caller) })
