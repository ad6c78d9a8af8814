// The dialog that asks a poll, from wherever it is opened.
import { useQuery } from '@tanstack/react-query'
import { CreatePollDialog } from '#features/polls/editing/poll-dialog.tsx'
import { statsQuery } from '#features/stats/queries.ts'

interface NewPollDialogProps {
  open: boolean
  onClose: () => void
}

export function NewPollDialog({ open, onClose }: NewPollDialogProps) {
  const { data: stats } = useQuery(statsQuery)
  return <CreatePollDialog open={open} eligible={stats?.activeMembers} onClose={onClose} />
}
