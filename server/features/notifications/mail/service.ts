// Notifications by mail: choosing them, and unsubscribing from an email.
import { MAIL_UNTIL_CHOSEN, type MailChoice, type NewsMail } from '@aerie/contract/mail-topics'
import { notifications } from '@aerie/contract/notifications'
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

export async function readMailChoice(ctx: MemberContext): Promise<MailChoice> {
  const rows = await data.listChoices(ctx.db, ctx.actor.id)
  return {
    ...MAIL_UNTIL_CHOSEN,
    ...Object.fromEntries(
      rows.filter(({ topic }) => mayChoose(ctx.actor, topic)).map(({ topic, rhythm }) => [topic, rhythm]),
    ),
  }
}

export const chooseMail = (ctx: MemberContext, choice: MailChoice) =>
  inTransaction(ctx, async (tx) => {
    if (choice.audit !== 'never' && !mayChoose(tx.actor, 'audit'))
      throw new Refusal('not_allowed', 'Only super admins hear of the audit log.')
    if (choice.requests !== 'never' && !mayChoose(tx.actor, 'requests'))
      throw new Refusal('not_allowed', 'Only officers hear of requests to join.')
    const before = await readMailChoice(tx)
    await data.saveChoices(tx.db, tx.actor.id, choice)
    await record(tx, { action: 'notification.mail', objectId: tx.actor.id, before, after: choice })
    await announceChoices(tx, tx.actor.id)
    return choice
  })

export const readNewsMail = async (ctx: MemberContext): Promise<NewsMail> => ({
  rhythm: await data.findNewsRhythm(ctx.db, ctx.actor.id),
})

export const chooseNewsMail = (ctx: MemberContext, after: NewsMail) =>
  inTransaction(ctx, async (tx) => {
    const before = await readNewsMail(tx)
    if (!(await data.saveNewsRhythm(tx.db, tx.actor.id, after.rhythm))) return after
    await record(tx, {
      action: 'notification.mail',
      objectId: tx.actor.id,
      before: { news: before.rhythm },
      after: { news: after.rhythm },
    })
    await announceChoices(tx, tx.actor.id)
    return after
  })

/** Ends nothing twice, and answers the same each time: mail programs may ask again. */
export async function unsubscribe(ctx: Context, token: string) {
  const claim = readClaim(readSigningKey(ctx, 'unsubscribe'), token)
  if (!claim) throw notFound('Link')
  const { memberId, topics: kinds } = claim
  await inTransaction(ctx, async (tx) => {
    const wasNews = kinds.includes('news') && (await data.saveNewsRhythm(tx.db, memberId, 'never'))
    const others = kinds.filter((kind) => kind !== 'news')
    if (!(await data.endMail(tx.db, memberId, others)) && !wasNews) return
    await record(tx, { action: 'notification.unsubscribe', objectId: memberId, actorId: memberId, after: { kinds } })
    await announceChoices(tx, memberId)
  })
  return { kinds }
}

const announceChoices = (tx: Context, memberId: number) =>
  announce(tx, stale(notifications.mailChoice, notifications.newsMail), { memberIds: [memberId] })
