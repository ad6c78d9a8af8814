// The dialog that an officer has asked for on an election.
import type { Election } from '@aerie/contract/elections'
import { ExtendDialog } from '#features/ballots/forms/extend-dialog.tsx'
import { VoidDialog } from '#features/ballots/forms/void-dialog.tsx'
import type { VoteAct } from '#features/ballots/vote-menu.tsx'
import { CreateElectionDialog, EditElectionDialog } from '#features/election-editing/election-dialogs.tsx'
import { useChangeElection, useVoidElection } from '#features/elections/mutations.ts'

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
