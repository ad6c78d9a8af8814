// The last moment at which something leaves for a member: it goes before he is marked as passed, or not at all.
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { shareLockOf, takeLockOf } from '../db/locks.ts'
import type { Mailer } from '../mail/mailer.ts'
import { inTransaction } from '../transaction.ts'

/**
 * Sends, unless the member is marked as passed; whoever marks him meanwhile, in whatever process, waits until it has left.
 * Answers what sending answered; null where nothing was sent.
 */
export const unlessPassed = <Outcome>(ctx: Context, memberId: number, send: () => Promise<Outcome>) =>
  inTransaction(ctx, async ({ db }) => {
    await shareLockOf(db, 'sending', String(memberId))
    const row = await db.selectFrom('members').select('passed_since').where('id', '=', memberId).executeTakeFirst()
    return row?.passed_since ? null : send()
  })

/** Waits for what is leaving for a member, and keeps everything else until the transaction ends. */
export const holdSending = (db: Db, memberId: number) => takeLockOf(db, 'sending', String(memberId))

/** A mailer that sends nothing to the address of a brother who has passed, whoever asks for it and whatever for. */
export const mailerOfLiving = (mailer: Mailer, ctx: Context): Mailer => ({
  ...mailer,
  async send(mail) {
    const reader = await ctx.db.selectFrom('members').select('id').where('email', '=', mail.to).executeTakeFirst()
    if (reader) await unlessPassed(ctx, reader.id, () => mailer.send(mail))
    else await mailer.send(mail)
  },
})
