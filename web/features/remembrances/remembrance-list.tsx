// What brothers write of one who has passed, in the order in which they wrote, and one's own words among them.
import './remembrance.css'
import type { Remembrance } from '@aerie/contract/remembrances'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#features/session/queries.ts'
import { useListInPages } from '#lib/list-in-pages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { OwnRemembrance } from './own-remembrance.tsx'
import { ownWordsQuery, remembrancesQuery } from './queries.ts'
import { RemembranceEntry } from './remembrance-entry.tsx'

interface RemembranceListProps {
  memberId: number
  /** By which he went. */
  firstName: string
  shortName: string
}

export function RemembranceList({ memberId, firstName, shortName }: RemembranceListProps) {
  const { id } = useSession()
  const query = useListInPages(remembrancesQuery(memberId))
  const own = useQuery(ownWordsQuery(memberId))
  return (
    <>
      <QueryState
        query={query}
        skeleton={<WordsSkeleton />}
        failure="The words of brothers could not be loaded"
        empty={<Nothing firstName={firstName} />}
      >
        {(all: Remembrance[]) => (
          <ul className="remembrance-list">
            {all.map((one) => (
              <RemembranceEntry key={one.id} remembrance={one} isOwn={one.author.id === id} shortName={shortName} />
            ))}
          </ul>
        )}
      </QueryState>
      <div className="mt-3 grid justify-items-start gap-2 empty:hidden">
        <ShowMore query={query} />
      </div>
      <QueryState query={own} skeleton={<Skeleton width={180} height={40} />} failure="Your words could not be loaded">
        {(words) => <OwnRemembrance memberId={memberId} firstName={firstName} words={words} />}
      </QueryState>
    </>
  )
}

const Nothing = ({ firstName }: { firstName: string }) => (
  <EmptyState title="No words yet" compact>
    What brothers remember of {firstName} will stand here.
  </EmptyState>
)

const WordsSkeleton = () => (
  <Loading label="Loading the words of brothers" className="grid gap-4">
    <Skeleton height={64} />
    <Skeleton height={64} />
  </Loading>
)
