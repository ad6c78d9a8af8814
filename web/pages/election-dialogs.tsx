// The dialog that an officer has asked for on an election.
import type { Election } from '@aerie/contract/elections'
import { CreateElectionDialog, EditElectionDialog } from '#features/elections/editing/election-dialogs.tsx'
import { useChangeElection, useVoidElection } from '#features/elections/mutations.ts'
import { ExtendDialog } from '#features/polls/editing/extend-dialog.tsx'
import { VoidDialog } from '#features/polls/editing/void-dialog.tsx'
import type { VoteAct } from '#features/polls/vote-menu.tsx'

interface AskedElectionDialogProps {
  act: VoteAct
  election: Election
  onClose: () => void
}

export function AskedElectionDialog({ act, election, onClose }: AskedElectionDialogProps) {
  const changing = useChangeElection(election.id)
  const voiding = useVoidElection(election.id)
  if (act === 'edit') return <EditElectionDialog open election={election} onClose={onClose} />
  if (act === 'runOff') return <CreateElectionDialog open tied={election} onClose={onClose} />
  if (act === 'extend') return <ExtendDialog open vote={election} changing={changing} onClose={onClose} />
  return <VoidDialog open noun="election" title={election.title} voiding={voiding} onClose={onClose} />
}
