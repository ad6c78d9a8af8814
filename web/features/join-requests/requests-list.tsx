// Requests to join that wait for a decision: the queue, and the one of it that is open.
import './request-queue.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import type { WaitingRequest } from '@aerie/contract/join-requests'
import { fullName } from '@aerie/contract/person'
import { timeAgo } from '@aerie/text/moments'
import { useState } from 'react'
import { Portrait } from '#features/people/portrait.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { useListInPages } from '#lib/list-in-pages.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { waitingQuery } from './queries.ts'
import { RequestDetail } from './request-detail.tsx'

/** `membersAt` is where the members are listed. */
export function RequestsList({ membersAt }: { membersAt: string }) {
  const query = useListInPages(waitingQuery)
  const [chosen, setChosen] = useState<number>()
  /** Once he has chosen or decided, what is shown next is where he goes on. */
  const [hasActed, setActed] = useState(false)
  const requests = query.data ?? []
  const open = requests.find(({ id }) => id === chosen) ?? requests[0]
  const back = (
    <Link to={membersAt} className={buttonClass({ variant: 'link' })}>
      All members
    </Link>
  )
  return (
    <div className={open && 'request-queue'}>
      <Card title="Requests to join" action={back} flush>
        <QueryState
          query={query}
          skeleton={
            <Loading label="Loading the requests" className="grid gap-3 p-5">
              <Skeleton height={66} />
              <Skeleton height={66} />
            </Loading>
          }
          failure="The requests could not be loaded"
          level={3}
          empty={
            <EmptyState title="No requests waiting" level={3}>
              Those who have not confirmed their address yet are counted below.
            </EmptyState>
          }
        >
          {() => (
            <>
              <ul>
                {requests.map((request) => (
                  <li key={request.id}>
                    <WaitingRow
                      request={request}
                      isOpen={request === open}
                      onOpen={() => {
                        setChosen(request.id)
                        setActed(true)
                      }}
                    />
                  </li>
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
      {open && <RequestDetail key={open.id} request={open} takesFocus={hasActed} onDecided={() => setActed(true)} />}
    </div>
  )
}

interface WaitingRowProps {
  request: WaitingRequest
  isOpen: boolean
  onOpen: () => void
}

export function WaitingRow({ request, isOpen, onOpen }: WaitingRowProps) {
  const { shortName } = useSettings()
  const { pledgeClass, confirmedAt, voucher } = request
  const name = fullName(request)
  return (
    <button type="button" className="request-queue-row" aria-current={isOpen || undefined} onClick={onOpen}>
      <Portrait name={name} width={40} decorative />
      <span>
        <b>{name}</b>
        <small>
          {[pledgeClass === null ? null : pledgeClassLabel(pledgeClass, shortName), timeAgo(confirmedAt)]
            .filter((fact) => fact !== null)
            .join(', ')}
        </small>
        <small className="text-ink-3">{voucher ? `${voucher} vouches, he says` : 'Nobody vouches'}</small>
      </span>
    </button>
  )
}
