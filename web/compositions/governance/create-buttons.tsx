// The buttons that ask a poll and call an election, each with its dialog.
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { statsQuery } from '#features/stats/queries.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const pollDialog = lazyCode(() => import('#features/polls/editing/poll-dialog.tsx'))
const electionDialog = lazyCode(() => import('#features/election-editing/election-dialogs.tsx'))

interface CreateButtonProps {
  label: string
  variant?: 'primary' | 'secondary'
}

export function CreatePollButton({ label, variant = 'primary' }: CreateButtonProps) {
  const { code, count, isOpen, isComing, open, close, approach } = useLazyDialog(pollDialog)
  const { data: stats } = useQuery(statsQuery)
  return (
    <>
      <Button variant={variant} icon={<Plus />} pending={isComing} onClick={open} {...approach}>
        {label}
      </Button>
      {code && <code.CreatePollDialog key={count} open={isOpen} eligible={stats?.activeMembers} onClose={close} />}
    </>
  )
}

export function CreateElectionButton({ label, variant = 'secondary' }: CreateButtonProps) {
  const { code, count, isOpen, isComing, open, close, approach } = useLazyDialog(electionDialog)
  return (
    <>
      <Button variant={variant} icon={<Plus />} pending={isComing} onClick={open} {...approach}>
        {label}
      </Button>
      {code && <code.CreateElectionDialog key={count} open={isOpen} onClose={close} />}
    </>
  )
}
