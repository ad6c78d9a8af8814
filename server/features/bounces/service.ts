// Whom mail does not reach: noted by reports or by an officer, told to himself, and over once he says that it is right.
import { type BounceReading, bounces, type ReturnedMail } from '@aerie/contract/bounces'
import { lost } from '@aerie/contract/lost'
import { stale } from '@aerie/contract/stale'
import { notify } from '#features/notifications/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { randomCode } from '#platform/secrets/codes.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

const subjectOf = (memberId: number) => ({ type: 'returned_mail', id: memberId })

/** Null of what reports say. He hears of it at his next visit; where to, no mail would tell him. */
export async function noteReturned(tx: Context, memberId: number, address: string, officerId: number | null = null) {
  if (!(await data.putReturned(tx.db, memberId, address, officerId))) return
  await record(tx, { action: 'member.mail-returned', objectId: memberId })
  await notify(tx, [
    {
      memberId,
      subject: subjectOf(memberId),
      key: randomCode(),
      kind: 'mail_returned',
      aboutId: null,
      facts: { address },
      until: null,
    },
  ])
  await announceReturned(tx, memberId)
}

/** That mail reaches a member: he said so, an officer, or a link from a mail to him was used. */
export async function noteReached(tx: Context, memberId: number) {
  if (!(await data.deleteReturned(tx.db, memberId))) return
  await record(tx, { action: 'member.mail-reached', objectId: memberId })
  await announceReturned(tx, memberId)
}

export async function readOwn(ctx: MemberContext): Promise<{ returned: ReturnedMail | null }> {
  const row = await data.findReturned(ctx.db, ctx.actor.id)
  return { returned: row ? { address: row.address, since: row.since.toISOString() } : null }
}

export const confirmOwn = (ctx: MemberContext) => inTransaction(ctx, (tx) => noteReached(tx, tx.actor.id))

export const markReturned = (ctx: MemberContext, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    const brother = await data.findAddress(tx.db, memberId)
    if (!brother) throw notFound('Member')
    if (brother.inactive_since) throw new Refusal('conflict', 'He is inactive, so that no mail goes to him.')
    if (!brother.email)
      throw new Refusal('conflict', 'His record has no e-mail address that mail could come back from.')
    await noteReturned(tx, memberId, brother.email, tx.actor.id)
  })

export const unmarkReturned = (ctx: MemberContext, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    if (!(await data.findAddress(tx.db, memberId))) throw notFound('Member')
    await noteReached(tx, memberId)
  })

export async function readReading(ctx: MemberContext, isOn: boolean): Promise<BounceReading> {
  const row = await data.findReading(ctx.db)
  return {
    isOn,
    lastReadAt: row?.read_at?.toISOString() ?? null,
    failure:
      row?.failed_at && row.failure !== null ? { since: row.failed_at.toISOString(), sentence: row.failure } : null,
  }
}

async function announceReturned(tx: Context, memberId: number) {
  await announce(tx, stale(bounces.own), { memberIds: [memberId] })
  await announce(tx, stale(lost.list, lost.summary), { role: 'admin' })
}
