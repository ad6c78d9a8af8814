// The dialog that an officer has asked for on a poll.
import type { Poll } from '@aerie/contract/polls'
import { ExtendPollDialog } from '#features/polls/editing/extend-poll-dialog.tsx'
import { EditPollDialog } from '#features/polls/editing/poll-dialog.tsx'
import { VoidPollDialog } from '#features/polls/editing/void-poll-dialog.tsx'
import type { PollAct } from '#features/polls/poll-menu.tsx'

interface AskedPollDialogProps {
  act: PollAct
  poll: Poll
  eligible: number | undefined
  onClose: () => void
}

export function AskedPollDialog({ act, poll, eligible, onClose }: AskedPollDialogProps) {
  if (act === 'edit') return <EditPollDialog open poll={poll} eligible={eligible} onClose={onClose} />
  if (act === 'extend') return <ExtendPollDialog open poll={poll} onClose={onClose} />
  return <VoidPollDialog open poll={poll} onClose={onClose} />
}
