// One request: what he wrote, records that may be his side by side with it, and the decision.
import './request-row.css'
import { pledgeClassLabel } from '@aerie/contract/classes'
import { joinRequests, type WaitingRequest } from '@aerie/contract/join-requests'
import { useState } from 'react'
import { SHOWING_MEMBERS } from '#features/people/showing-members.ts'
import { useSettings } from '#features/settings/queries.ts'
import { call, keysOf } from '#lib/api.ts'
import { longMoment } from '#lib/dates.ts'
import { readableAddress } from '#lib/readable-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { useAct } from '#ui/feedback/use-act.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { LikelyRecords } from './likely-records.tsx'

const STALE = [...SHOWING_MEMBERS, ...keysOf(joinRequests.list, joinRequests.count, joinRequests.decided)]

export function RequestRow({ request }: { request: WaitingRequest }) {
  const { shortName } = useSettings()
  const [declining, setDeclining] = useState(false)
  const params = { requestId: String(request.id) }
  const accept = useAct({
    call: (memberId: number | null) =>
      call(joinRequests.accept, { params, body: { memberId, version: request.version } }),
    stale: STALE,
    done: ({ message }) => ({ title: 'Request Accepted', description: message }),
  })
  const decline = useAct({
    call: (note: string | null) => call(joinRequests.decline, { params, body: { note } }),
    stale: STALE,
    done: ({ message }) => ({ title: 'Request Declined', description: message }),
  })
  const name = `${request.firstName} ${request.lastName}`
  const facts = [
    request.pledgeClass === null ? null : pledgeClassLabel(request.pledgeClass, shortName),
    request.city,
    readableAddress(request.email),
  ].filter((fact) => fact !== null)
  return (
    <li className="request-row">
      <div>
        <h3>{name}</h3>
        <p>{facts.join(' · ')}</p>
        <p>Confirmed {longMoment(request.confirmedAt)}</p>
        {request.voucher && <p>{request.voucher} vouches for him, as he says.</p>}
        {request.words && <blockquote>{request.words}</blockquote>}
      </div>
      <div className="request-row-acts">
        <Button size="sm" variant="danger-quiet" onClick={() => setDeclining(true)}>
          Decline<span className="sr-only"> {name}</span>
        </Button>
        <Button size="sm" pending={accept.isPending && accept.variables === null} onClick={() => accept.mutate(null)}>
          Accept as new<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {request.likely.length > 0 && (
        <LikelyRecords
          request={request}
          shortName={shortName}
          giving={accept.isPending ? (accept.variables ?? null) : null}
          onGive={(memberId) => accept.mutate(memberId)}
        />
      )}
      {declining && (
        <DeclineDialog
          name={name}
          pending={decline.isPending}
          onClose={() => setDeclining(false)}
          onDecline={(note) => decline.mutate(note, { onSuccess: () => setDeclining(false) })}
        />
      )}
    </li>
  )
}
