// The dialog that an officer has asked for on a poll.
import type { Poll } from '@aerie/contract/polls'
import { ExtendDialog } from '#features/ballots/forms/extend-dialog.tsx'
import { VoidDialog } from '#features/ballots/forms/void-dialog.tsx'
import type { VoteAct } from '#features/ballots/vote-menu.tsx'
import { CreatePollDialog, EditPollDialog } from '#features/polls/editing/poll-dialog.tsx'
import { useChangePoll, useVoidPoll } from '#features/polls/mutations.ts'

interface AskedPollDialogProps {
  act: VoteAct
  poll: Poll
  eligible: number | undefined
  onClose: () => void
}

export function AskedPollDialog({ act, poll, eligible, onClose }: AskedPollDialogProps) {
  const changing = useChangePoll(poll.id)
  const voiding = useVoidPoll(poll.id)
  if (act === 'edit') return <EditPollDialog open poll={poll} eligible={eligible} onClose={onClose} />
  if (act === 'runOff') return <CreatePollDialog open tied={poll} eligible={eligible} onClose={onClose} />
  if (act === 'extend') return <ExtendDialog open vote={poll} changing={changing} onClose={onClose} />
  return <VoidDialog open noun="poll" title={poll.title} voiding={voiding} onClose={onClose} />
}
