// The gatherings to come, those that are over, or one's own.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { GatheringRow } from './gathering-row.tsx'
import { type GatheringScope, gatheringsQuery } from './queries.ts'

export const TITLES: Record<GatheringScope, string> = { upcoming: 'Upcoming', past: 'Past', mine: 'Mine' }

interface GatheringListProps {
  scope: GatheringScope
  /** Calls the first, where none is planned. */
  first: ReactNode
  /** With the id of the one that is pointed at or has the focus. */
  onPoint: (id?: number) => void
}

export function GatheringList({ scope, first, onPoint }: GatheringListProps) {
  const query = useQuery(gatheringsQuery(scope))
  return (
    <Card title={TITLES[scope]} flush>
      <QueryState
        query={query}
        skeleton={<RowsSkeleton />}
        failure="The gatherings could not be loaded"
        empty={<Nothing scope={scope} first={first} />}
      >
        {(all) => (
          <ul className="gathering-rows">
            {all.map((one) => (
              <GatheringRow key={one.id} gathering={one} isOver={scope === 'past'} onPoint={onPoint} />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  )
}

function Nothing({ scope, first }: Pick<GatheringListProps, 'scope' | 'first'>) {
  if (scope === 'upcoming')
    return (
      <EmptyState title="Nothing planned yet" action={first}>
        Big or small. Two brothers and a boat is enough.
      </EmptyState>
    )
  if (scope === 'past') return <EmptyState title="Nothing yet">The first will be remembered here.</EmptyState>
  return <EmptyState title="None of yours">Those you call, and those you said you may come to, stand here.</EmptyState>
}

const RowsSkeleton = () => (
  <Loading label="Loading gatherings" className="gathering-rows">
    {[1, 2].map((row) => (
      <div key={row} className="gathering-row">
        <Skeleton width={52} height={74} />
        <div className="grid gap-2.5">
          <Skeleton width="60%" height={24} />
          <Skeleton width="45%" />
          <Skeleton width="50%" />
          <Skeleton width="30%" />
        </div>
      </div>
    ))}
  </Loading>
)
