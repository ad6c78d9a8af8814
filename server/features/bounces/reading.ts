// Reads what came back: reports whose return path is ours, by their status alone, and whom mail does not reach since then.
import { bounces } from '@aerie/contract/bounces'
import { stale } from '@aerie/contract/stale'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import type { BounceBox } from '#platform/mail/bounce-box.ts'
import { isPermanent, readDeliveryReport } from '#platform/mail/delivery-report.ts'
import { addressMark, readReturnPath } from '#platform/mail/return-path.ts'
import { readSigningKey } from '#platform/secrets/signing-keys.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { noteReturned } from './service.ts'

/** Each message counts once it is taken: what breaks off goes on at the next. */
export async function readBounces(ctx: Context, box: BounceBox) {
  const recipients = recipientsOf(ctx)
  try {
    await box.readNew(async (message) => take(ctx, message, recipients))
  } catch (error) {
    const failure = error instanceof Error ? error.message.slice(0, LONGEST_FAILURE) : 'The mailbox could not be read'
    if (await data.noteUnread(ctx.db, failure)) await announceReading(ctx)
    return
  }
  await data.noteRead(ctx.db)
  await data.purgeBounces(ctx.db)
  await announceReading(ctx)
}

const LONGEST_FAILURE = 300

const announceReading = (ctx: Context) => announce(ctx, stale(bounces.reading), { role: 'admin' })

/** Whose mailbox a mark is of; read once there is anything to look up. */
function recipientsOf(ctx: Context) {
  const key = readSigningKey(ctx, 'return-path')
  let marks: Promise<Map<string, { id: number; email: string }>> | undefined
  const read = async () =>
    new Map((await data.listAddresses(ctx.db)).map((row) => [addressMark(key, row.email), row] as const))
  return {
    key,
    find: async (mark: string) => {
      marks ??= read()
      return (await marks).get(mark)
    },
  }
}

async function take(ctx: Context, message: Buffer, recipients: ReturnType<typeof recipientsOf>) {
  const report = await readDeliveryReport(message)
  const status = report.failures.find(isPermanent)
  const mail = status && readReturnPath(recipients.key, report.arrivedAt)
  const recipient = mail && (await recipients.find(mail.mark))
  if (!recipient) return
  const { sentOn, isInvitation } = mail
  await inTransaction(ctx, async (tx) => {
    const bounce = { memberId: recipient.id, address: recipient.email, sentOn, isInvitation, status }
    if (!(await data.addBounce(tx.db, bounce))) return
    if (await data.hasCome(tx.db, recipient.id, recipient.email)) await noteReturned(tx, recipient.id, recipient.email)
  })
}
