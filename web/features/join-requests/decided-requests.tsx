// Requests that were decided within a year: by whom, with which note; a declined one can wait again.
import './request-row.css'
import { type DecidedRequest, joinRequests } from '@aerie/contract/join-requests'
import { longMoment } from '@aerie/text/moments'
import { call, keysOf } from '#lib/api.ts'
import { useListInPages } from '#lib/list-in-pages.ts'
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
  const query = useListInPages(decidedQuery)
  return (
    <Card title="Decided" flush>
      <QueryState
        query={query}
        skeleton={
          <Loading label="Loading the decided requests" className="grid gap-3 p-5">
            <Skeleton height={60} />
          </Loading>
        }
        failure="The decided requests could not be loaded"
        level={3}
        empty={
          <EmptyState title="Nothing has been decided yet" level={3} compact>
            Each decision is listed here for a year.
          </EmptyState>
        }
      >
        {(items) => (
          <>
            <ul>
              {items.map((request) => (
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
