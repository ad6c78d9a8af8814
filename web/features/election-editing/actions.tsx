// What officers can do about elections from everywhere.
import { Vote } from 'lucide-react'
import type { Action } from '#features/session/action.ts'
import { lazyCode } from '#lib/lazy-code.ts'

const newElectionDialog = lazyCode(async () => ({
  Dialog: (await import('./election-dialogs.tsx')).CreateElectionDialog,
}))

export const actions: Action[] = [
  {
    label: 'Create an election',
    words: 'new vote call office',
    icon: <Vote />,
    may: ({ createPolls }) => createPolls,
    at: newElectionDialog,
  },
]
