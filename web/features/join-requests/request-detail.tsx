// One request: what he wrote, records that may be his side by side with it, and the decision.
import '#ui/layout/card.css'
import './request-detail.css'
import { joinRequests, type WaitingRequest } from '@aerie/contract/join-requests'
import { fullName } from '@aerie/contract/person'
import { longMoment } from '@aerie/text/moments'
import { useEffect, useRef, useState } from 'react'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { useSettings } from '#features/settings/queries.ts'
import { call, keysOf } from '#lib/api.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { bestOf, LikelyRecords } from './likely-records.tsx'
import { requestFacts } from './request-facts.ts'

const STALE = [...MEMBER_QUERY_KEYS, ...keysOf(joinRequests.list, joinRequests.count, joinRequests.decided)]

interface RequestDetailProps {
  request: WaitingRequest
  /** Whether it is shown because of what the officer has just done. */
  takesFocus: boolean
  onDecided: () => void
}

export function RequestDetail({ request, takesFocus, onDecided }: RequestDetailProps) {
  const { shortName } = useSettings()
  const [declining, setDeclining] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const params = { requestId: String(request.id) }
  const accept = useAct({
    call: (memberId: number | null) =>
      call(joinRequests.accept, { params, body: { memberId, version: request.version } }),
    stale: STALE,
    done: ({ message }) => {
      onDecided()
      return { title: 'Request Accepted', description: message }
    },
  })
  const decline = useAct({
    call: (note: string | null) => call(joinRequests.decline, { params, body: { note } }),
    stale: STALE,
    done: ({ message }) => {
      onDecided()
      return { title: 'Request Declined', description: message }
    },
  })
  const name = fullName(request)
  return (
    <section className="card request-detail" aria-label={`The request of ${name}`}>
      <header className="request-detail-head">
        <Portrait name={name} width={64} decorative />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {name}
          </h2>
          <p>{requestFacts(request, shortName)}</p>
          <p>Address confirmed {longMoment(request.confirmedAt)}</p>
        </div>
      </header>
      {(request.words || request.voucher) && <Words request={request} />}
      {request.likely.length > 0 && (
        <LikelyRecords
          request={request}
          shortName={shortName}
          giving={accept.isPending ? (accept.variables ?? null) : null}
          onGive={(memberId) => accept.mutate(memberId)}
        />
      )}
      <div className="request-detail-acts">
        <Button variant="danger-quiet" onClick={() => setDeclining(true)}>
          Decline<span className="sr-only"> {name}</span>
        </Button>
        <Button
          variant={bestOf(request) ? 'secondary' : 'primary'}
          pending={accept.isPending && accept.variables === null}
          onClick={() => accept.mutate(null)}
        >
          Accept as new<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {declining && (
        <DeclineDialog
          who={`${name}, ${requestFacts(request, shortName)}`}
          pending={decline.isPending}
          onClose={() => setDeclining(false)}
          onDecline={(note) => decline.mutate(note, { onSuccess: () => setDeclining(false) })}
        />
      )}
    </section>
  )
}

const Words = ({ request: { words, voucher, voucherId } }: { request: WaitingRequest }) => (
  <div className="request-detail-words">
    {words && <blockquote>{words}</blockquote>}
    {voucher && (
      <p>
        He says that <b>{voucher}</b> vouches for him.{' '}
        {voucherId !== null && <Link to={`/profile/${voucherId}`}>Ask him</Link>}
      </p>
    )}
  </div>
)
