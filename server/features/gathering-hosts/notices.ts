// What brothers are told of hosting: who is invited, and, to the hosts, what he says.
import { factsOf } from '#features/gathering-news/service.ts'
import type { HostedRow } from '#features/gatherings/service.ts'
import { notify, settle, withdraw } from '#features/notifications/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'

interface Invitation {
  member_id: number
  invited_at: Date
}

interface Invited {
  memberIds: number[]
  at: Date
}

export const notifyInvited = (tx: MemberContext, row: HostedRow, { memberIds, at }: Invited) =>
  notify(
    tx,
    memberIds.map((memberId) => ({
      ...keyOf(row.id, { member_id: memberId, invited_at: at }),
      ...commonOf(tx, row),
      kind: 'host_asked' as const,
    })),
  )

export const withdrawInvitation = (tx: Context, id: number, invitation: Invitation) =>
  withdraw(tx, [keyOf(id, invitation)])

export const settleInvitation = (tx: Context, id: number, invitation: Invitation) => settle(tx, [keyOf(id, invitation)])

interface HostAnswer {
  accepts: boolean
  invitedBy: number | null
}

/** The hosts, and who has invited him. */
export const notifyHosts = (tx: MemberContext, row: HostedRow, { accepts, invitedBy }: HostAnswer) =>
  notify(
    tx,
    [...new Set([...row.hosts.map(({ id }) => id), ...(invitedBy === null ? [] : [invitedBy])])].map((memberId) => ({
      memberId,
      subject: subjectOf(row.id),
      key: `answer ${tx.actor.id} ${tx.now().getTime()}`,
      ...commonOf(tx, row),
      kind: accepts ? ('host_joined' as const) : ('host_declined' as const),
    })),
  )

const subjectOf = (id: number) => ({ type: 'gathering-hosting', id })

/** Who is invited again is told again. */
const keyOf = (id: number, { member_id: memberId, invited_at }: Invitation) => ({
  memberId,
  subject: subjectOf(id),
  key: `asked ${invited_at.getTime()}`,
})

function commonOf(tx: MemberContext, row: HostedRow) {
  const { word: _, ...facts } = factsOf(row, null)
  return { aboutId: tx.actor.id, facts, until: row.end_date }
}
