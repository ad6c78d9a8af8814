// Requests that were decided within a year: by whom, with which note; a declined one can wait again.
import './request-row.css'
import { type DecidedRequest, joinRequests } from '@aerie/contract/join-requests'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call, keysOf } from '#lib/api.ts'
import { longMoment } from '#lib/dates.ts'
import { readableAddress } from '#lib/readable-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { decidedQuery } from './queries.ts'

export function DecidedRequests() {
  const query = useInfiniteQuery(decidedQuery)
  return (
    <Card title="Decided" flush>
      <QueryState
        query={query}
        skeleton={
          <Loading label="Loading what was decided" className="grid gap-3 p-5">
            <Skeleton height={60} />
          </Loading>
        }
        failure="What was decided could not be loaded"
        level={3}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          <EmptyState title="Nothing was decided yet" level={3} compact>
            Each decision is listed here for a year.
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <ul>
              {pages
                .flatMap(({ items }) => items)
                .map((request) => (
                  <DecidedRow key={request.id} request={request} />
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

const OUTCOMES: Record<DecidedRequest['outcome'], string> = {
  accepted: 'Accepted as new',
  claimed: 'Matched to his record',
  declined: 'Declined',
}

export function DecidedRow({ request }: { request: DecidedRequest }) {
  const reopen = useAct({
    call: () => call(joinRequests.reopen, { params: { requestId: String(request.id) } }),
    stale: keysOf(joinRequests.list, joinRequests.count, joinRequests.decided),
    done: ({ message }) => ({ title: 'Request Reopened', description: message }),
  })
  const { name, outcome, decidedBy } = request
  return (
    <li className="request-row">
      <div>
        <h3>{name}</h3>
        <p>
          {OUTCOMES[outcome]}
          {decidedBy && ` by ${decidedBy}`}, {longMoment(request.decidedAt)} · {readableAddress(request.email)}
        </p>
        {request.note && <blockquote>{request.note}</blockquote>}
      </div>
      {outcome === 'declined' && (
        <div className="request-row-acts">
          <Button size="sm" pending={reopen.isPending} onClick={() => reopen.mutate()}>
            Reopen<span className="sr-only">: {name}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
