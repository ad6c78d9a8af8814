// Inviting one member, or all of a selection: what it would do, and doing it.
import type { InvitationPlan, MemberSelection } from '@aerie/contract/selections'
import { plural } from '@aerie/text/plurals'
import { invite, inviteMany, planInvitations } from '#features/invitations/service.ts'
import { lockRecord } from '#features/members/service.ts'
import { goesBy } from '#features/people/person.ts'
import { record, recordEach } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import { listChosen } from './chosen.ts'

/** Sends it again as well, and to one whose invitation was withdrawn. */
export const inviteMember = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const row = await lockRecord(tx, id)
    if (!row.email) throw new Refusal('conflict', 'This brother has no e-mail address to send an invitation to.')
    if (row.has_password) throw new Refusal('conflict', 'This brother has a password already.')
    if (row.inactive_since) throw new Refusal('conflict', 'Inactive members are not invited.')
    await invite(tx, [id])
    await record(tx, { action: 'member.invite', objectId: id })
    return { message: `An invitation is on its way to ${goesBy(row)}.` }
  })

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

export async function planSelection(ctx: MemberContext, selection: MemberSelection): Promise<InvitationPlan> {
  return planInvitations(ctx, idsOf(await listChosen(ctx, selection)))
}

/** Refused, with nothing done, unless exactly as many mails go as were confirmed. */
export const inviteSelection = (
  ctx: MemberContext,
  { selection, again, confirmed }: { selection: MemberSelection; again: boolean; confirmed: number },
) =>
  inTransaction(ctx, async (tx) => {
    const invited = await inviteMany(tx, idsOf(await listChosen(tx, selection, true)), again)
    if (invited.length !== confirmed) throw new Refusal('conflict', changedSince(invited.length, confirmed))
    await recordEach(
      tx,
      invited.map((id) => ({ action: 'member.invite', objectId: id })),
    )
    return { message: sentence(invited.length), mails: invited.length }
  })

const changedSince = (mails: number, confirmed: number) =>
  `Something has changed: ${mails} ${plural(mails, 'mail')} would go by now, not ${confirmed}. Look again, and confirm that number.`

const sentence = (mails: number) =>
  `${mails} ${plural(mails, 'invitation is on its way', 'invitations are on their way')}.`
