// Who may do what to a poll: pure rules over its state.
import type { Role } from '@aerie/contract/person'
import type { Poll } from '@aerie/contract/polls'

interface PollCaller {
  role: Role
}

interface PollStanding {
  isActive: boolean
  isVoid: boolean
  hasVotes: boolean
  hasVoted: boolean
  isTied: boolean
}

const mayAsk = ({ role }: PollCaller) => role !== 'member'
const mayVoid = ({ role }: PollCaller) => role === 'super_admin'

export const rightsOf = (caller: PollCaller, poll: PollStanding): Poll['can'] => ({
  vote: poll.isActive && !poll.hasVoted,
  edit: mayAsk(caller) && poll.isActive && !poll.hasVotes,
  extend: mayAsk(caller) && poll.isActive,
  void: mayVoid(caller) && !poll.isVoid,
  runOff: mayAsk(caller) && poll.isTied && !poll.isVoid,
})

export const capabilitiesOf = (caller: PollCaller) => ({ createPolls: mayAsk(caller) })
