// Notifications by mail: choosing them, and unsubscribing from an email.
import { type MailChoice, notifications } from '@aerie/contract/notifications'
import { stale } from '@aerie/contract/stale'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { readSigningKey } from '#platform/secrets/signing-keys.ts'
import { inTransaction } from '#platform/transaction.ts'
import { mayChoose } from '../policy.ts'
import * as data from './data.ts'
import { readClaim } from './unsubscribe.ts'

const NEVER: MailChoice = { nearby: 'never', coming: 'never', crossing: 'never', lineage: 'never', audit: 'never' }

export async function readMailChoice(ctx: MemberContext): Promise<MailChoice> {
  const rows = await data.listChoices(ctx.db, ctx.actor.id)
  return {
    ...NEVER,
    ...Object.fromEntries(
      rows.filter(({ topic }) => mayChoose(ctx.actor, topic)).map(({ topic, rhythm }) => [topic, rhythm]),
    ),
  }
}

export const chooseMail = (ctx: MemberContext, choice: MailChoice) =>
  inTransaction(ctx, async (tx) => {
    if (choice.audit !== 'never' && !mayChoose(tx.actor, 'audit'))
      throw new Refusal('not_allowed', 'Only super admins hear of the audit log.')
    const before = await readMailChoice(tx)
    await data.saveChoices(tx.db, tx.actor.id, choice)
    await record(tx, { action: 'notification.mail', objectId: tx.actor.id, before, after: choice })
    await announceChoices(tx, tx.actor.id)
    return choice
  })

/** Ends nothing twice, and answers the same each time: mail programs may ask again. */
export async function unsubscribe(ctx: Context, token: string) {
  const claim = readClaim(await readSigningKey(ctx, 'unsubscribe'), token)
  if (!claim) throw notFound('Link')
  const { memberId, topics: kinds } = claim
  await inTransaction(ctx, async (tx) => {
    if (!(await data.removeChoices(tx.db, memberId, kinds))) return
    await record(tx, { action: 'notification.unsubscribe', objectId: memberId, actorId: memberId, after: { kinds } })
    await announceChoices(tx, memberId)
  })
  return { kinds }
}

const announceChoices = (tx: Context, memberId: number) =>
  announce(tx, stale(notifications.mailChoice), { memberIds: [memberId] })
