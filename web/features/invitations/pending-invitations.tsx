// Who has been invited and has not come in: seen, sent again, withdrawn.
import { formatCount } from '@aerie/text/numbers'
import { useQuery } from '@tanstack/react-query'
import { useListInPages } from '#lib/list-in-pages.ts'
import type { RestOfList } from '#lib/more-of-list.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { PendingRow } from './pending-row.tsx'
import { pendingCountQuery, pendingQuery } from './queries.ts'

/** `membersAt` is where the members are listed. */
export function PendingInvitations({ membersAt }: { membersAt: string }) {
  const query = useListInPages(pendingQuery)
  const total = useQuery(pendingCountQuery).data?.pending
  const back = (
    <Link to={membersAt} className={buttonClass({ variant: 'link' })}>
      All members
    </Link>
  )
  return (
    <Card title="Pending invitations" action={back} flush>
      <QueryState
        query={query}
        skeleton={<PendingSkeleton />}
        failure="The invitations could not be loaded"
        level={3}
        empty={
          <EmptyState title="No invitation is pending" level={3}>
            Everybody who was invited has come in, or his invitation was withdrawn.
          </EmptyState>
        }
      >
        {(items) => (
          <>
            <ul>
              {items.map((invitation) => (
                <PendingRow key={invitation.memberId} invitation={invitation} />
              ))}
            </ul>
            <Foot shown={items.length} total={total} query={query} />
          </>
        )}
      </QueryState>
    </Card>
  )
}

interface FootProps {
  shown: number
  total: number | undefined
  query: RestOfList
}

const Foot = ({ shown, total, query }: FootProps) => (
  <footer className="card-foot">
    <span className="num">
      {formatCount(shown)}
      {total !== undefined && ` of ${formatCount(Math.max(total, shown))}`}
    </span>
    <ShowMore query={query} />
  </footer>
)

const ROWS = [150, 120, 170, 135]

const PendingSkeleton = () => (
  <Loading label="Loading the invitations">
    {ROWS.map((width) => (
      <div key={width} className="flex items-center gap-3 border-t border-line px-5 py-2">
        <Skeleton width={36} height={45} />
        <div className="grid flex-1 gap-2">
          <Skeleton width={width} height={15} />
          <Skeleton width={width * 1.3} height={11} />
        </div>
      </div>
    ))}
  </Loading>
)
