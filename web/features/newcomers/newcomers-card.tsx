// Who has come in lately, the newest first.
import './newcomers-card.css'
import { classLabel } from '@aerie/contract/classes'
import type { Newcomer } from '@aerie/contract/newcomers'
import { displayName } from '@aerie/contract/person'
import { timeAgo } from '@aerie/text/moments'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Portrait } from '#features/people/portrait.tsx'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { newcomersQuery } from './queries.ts'

export const NewcomersCard = ({ shortName }: { shortName: string }) => (
  <Card
    title="Joined lately"
    flush
    action={
      <Link to="/members?sort=newest" className={buttonClass({ variant: 'link' })}>
        View All
        <ArrowRight />
      </Link>
    }
  >
    <QueryState
      query={useQuery(newcomersQuery)}
      skeleton={<NewcomersSkeleton />}
      failure="The new brothers could not be loaded"
      empty={
        <EmptyState title="Nobody has joined lately" compact>
          Brothers who accept their invitation appear here.
        </EmptyState>
      }
    >
      {(newcomers) => (
        <ul className="newcomers-card">
          {newcomers.map((newcomer) => (
            <NewcomerRow key={newcomer.id} newcomer={newcomer} shortName={shortName} />
          ))}
        </ul>
      )}
    </QueryState>
  </Card>
)

export function NewcomerRow({ newcomer, shortName }: { newcomer: Newcomer; shortName: string }) {
  const name = displayName(newcomer)
  return (
    <li className="newcomers-card-row">
      <Portrait name={name} src={newcomer.profileImageUrl} hash={newcomer.profileImageHash} width={44} decorative />
      <div>
        <h3>
          <Link to={`/profile/${newcomer.id}`}>{name}</Link>
        </h3>
        <p>{classLabel(newcomer, shortName)}</p>
      </div>
      <time dateTime={newcomer.arrivedAt}>{timeAgo(newcomer.arrivedAt)}</time>
    </li>
  )
}

const NewcomersSkeleton = () => (
  <Loading label="Loading the new brothers" className="newcomers-card">
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="newcomers-card-row">
        <Skeleton width={44} height={55} />
        <div className="grid gap-2">
          <Skeleton width="40%" height={18} />
          <Skeleton width="24%" />
        </div>
      </div>
    ))}
  </Loading>
)
