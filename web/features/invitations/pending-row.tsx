// One pending invitation, with sending it again and withdrawing it.
import './pending-row.css'
import { invitations, type PendingInvitation } from '@aerie/contract/invitations'
import { members } from '@aerie/contract/members'
import { displayName } from '@aerie/contract/person'
import { shortDate } from '@aerie/text/moments'
import { useState } from 'react'
import { MEMBER_QUERY_KEYS } from '#features/people/member-query-keys.ts'
import { Portrait } from '#features/people/portrait.tsx'
import { call, keysOf } from '#lib/api.ts'
import { readableAddress } from '#lib/readable-address.ts'
import { Button } from '#ui/controls/button.tsx'
import { failureToast } from '#ui/feedback/failure-toast.ts'
import { useAct } from '#ui/feedback/use-act.ts'
import { TableName } from '#ui/lists/table.tsx'
import { Tag } from '#ui/lists/tag.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { stateLabel } from './state-label.ts'

const STALE = [...MEMBER_QUERY_KEYS, ...keysOf(invitations.list, invitations.count)]

export function PendingRow({ invitation }: { invitation: PendingInvitation }) {
  const { member, email, askedAt, sentAt } = invitation
  const [isAsking, setAsking] = useState(false)
  const name = displayName(member)
  const params = { memberId: String(member.id) }
  const again = useAct({
    call: () => call(members.invite, { params }),
    stale: STALE,
    done: ({ message }) => ({ title: 'Invitation Sent', description: message }),
    failed: (error) => failureToast(error, 'Failed to Send Invitation'),
  })
  const withdrawal = useAct({
    call: () => call(invitations.withdraw, { params }),
    stale: STALE,
    done: () => ({
      title: 'Invitation Withdrawn',
      description: `The link that ${name} was sent no longer works.`,
    }),
    failed: (error) => failureToast(error, 'Failed to Withdraw Invitation'),
  })
  const { label, tone } = stateLabel(invitation, Date.now())
  return (
    <li className="pending-row">
      <TableName
        portrait={
          <Portrait name={name} src={member.profileImageUrl} hash={member.profileImageHash} width={36} decorative />
        }
        name={name}
        note={<span className="wrap-anywhere">{email === null ? 'Private' : readableAddress(email)}</span>}
      />
      <span className="num text-sm text-ink-2">
        {sentAt ? `sent ${shortDate(sentAt)}` : `asked for ${shortDate(askedAt)}`}
      </span>
      <span>
        <Tag tone={tone}>{label}</Tag>
      </span>
      <span className="pending-row-acts">
        <Button size="sm" pending={again.isPending} aria-label={`Send again to ${name}`} onClick={() => again.mutate()}>
          Send again
        </Button>
        <Button size="sm" variant="danger-quiet" aria-label={`Withdraw from ${name}`} onClick={() => setAsking(true)}>
          Withdraw
        </Button>
      </span>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Withdraw the invitation of ${name}?`}
        description="Its link stops working, and a mail that has not left is not sent. Bulk invitations leave him out until you invite him again."
        confirmLabel="Withdraw"
        pendingLabel="Withdrawing..."
        pending={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate(undefined, { onSuccess: () => setAsking(false) })}
      />
    </li>
  )
}
