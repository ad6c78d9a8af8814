// Requests to join that wait for a decision.
import { useInfiniteQuery } from '@tanstack/react-query'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { waitingQuery } from './queries.ts'
import { RequestRow } from './request-row.tsx'

/** `membersAt` is where the members are listed. */
export function RequestsList({ membersAt }: { membersAt: string }) {
  const query = useInfiniteQuery(waitingQuery)
  const back = (
    <Link to={membersAt} className={buttonClass({ variant: 'link' })}>
      All members
    </Link>
  )
  return (
    <Card title="Requests to join" action={back} flush>
      <QueryState
        query={query}
        skeleton={
          <Loading label="Loading the requests" className="grid gap-3 p-5">
            <Skeleton height={120} />
            <Skeleton height={120} />
          </Loading>
        }
        failure="The requests could not be loaded"
        level={3}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          <EmptyState title="No request waits" level={3}>
            Those who have not confirmed their address yet are not shown.
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <ul>
              {pages
                .flatMap(({ items }) => items)
                .map((request) => (
                  <RequestRow key={request.id} request={request} />
                ))}
            </ul>
            {query.hasNextPage && (
              <footer className="card-foot">
                <ShowMore query={query} />
              </footer>
            )}
          </>
        )}
      </QueryState>
    </Card>
  )
}
