// The elections on the page of polls: a card for each, and the one that the address names, opened.
import type { Election } from '@aerie/contract/elections'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ElectionCard } from '#features/elections/election-card.tsx'
import { useElectionClock } from '#features/elections/use-election-clock.ts'
import { lazyCode, useCode } from '#lib/lazy-code.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'

const dialogCode = lazyCode(() => import('#features/elections/detail/election-dialog.tsx'))

interface ElectionsTabProps {
  query: UseQueryResult<Election[]>
  /** Stands there while there are none. */
  createButton: ReactNode
}

export function ElectionsTab({ query, createButton }: ElectionsTabProps) {
  const now = useElectionClock(query.data, query.dataUpdatedAt)
  const { election: opened } = useSearch({ from: '/governance' })
  const navigate = useNavigate()
  const { data: dialogs } = useCode(dialogCode, opened !== undefined)
  const election = query.data?.find(({ id }) => id === Number(opened))
  const close = () => void navigate({ to: '/governance', search: { tab: 'elections' }, resetScroll: false })
  return (
    <QueryState
      query={query}
      skeleton={<ElectionsSkeleton />}
      failure="The elections did not arrive"
      level={2}
      empty={<EmptyState level={2} title="No elections have been created" action={createButton} />}
    >
      {(elections) => (
        <div className="election-cards">
          {elections.map((one) => (
            <ElectionCard key={one.id} election={one} now={now} />
          ))}
          {dialogs && election && <dialogs.ElectionDialog open election={election} now={now} onClose={close} />}
          {dialogs && opened !== undefined && !election && <dialogs.UnknownElectionDialog open onClose={close} />}
        </div>
      )}
    </QueryState>
  )
}

const ElectionsSkeleton = () => (
  <Loading label="Loading the elections" className="election-cards">
    <Skeleton height={240} />
    <Skeleton height={240} />
  </Loading>
)
