// Asking to join: the same answer to everybody; what follows from it shows in a mailbox alone.
import { JOIN_DAYS, type JoinRequest, joinRequests } from '@aerie/contract/join-requests'
import { stale } from '@aerie/contract/stale'
import type * as z from 'zod/mini'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import { networkOf, wideNetworkOf } from '#platform/client-network.ts'
import type { Context } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as asks from './asks-data.ts'
import * as data from './data.ts'
import { takeWaitingRecord } from './deciding.ts'
import { tellOfficers } from './join-notifications.ts'

const DAY_MS = 86_400_000
/** Mails that wait for their hour; beyond that, where the most wait some are dropped. */
const MOST_WAITING = 1_000
/** For so long one waits. */
const WAITING_DAYS = 7

/** As though there were no such page where strangers may not ask. */
async function refuseUnlessOpen(ctx: Context) {
  if (!(await readSettings(ctx)).publicRegistration) throw notFound('Page')
}

/** Whoever asks, the same is done here: what the address is to the house is looked up by a job. */
export async function ask(ctx: Context, { class: pledgeClass, ...asked }: z.output<typeof JoinRequest>) {
  await refuseUnlessOpen(ctx)
  const address = ctx.address ?? ''
  const network = wideNetworkOf(address)
  const rules = [
    // By network, too: nobody is silenced by who asks with his address elsewhere.
    { bucket: `join:${asked.email} ${network}`, most: 3, withinMinutes: 24 * 60 },
    { bucket: `join-from:${networkOf(address)}`, most: 20, withinMinutes: 60 },
    { bucket: `join-from:${network}`, most: 60, withinMinutes: 60 },
  ]
  await inTransaction(ctx, async (tx) => {
    await countHits(tx.db, rules, 'requests to join')
    const row = {
      first_name: asked.firstName,
      last_name: asked.lastName,
      email: asked.email,
      pledge_class: pledgeClass ?? null,
      city: asked.city ?? null,
      voucher: asked.voucher ?? null,
      words: asked.words ?? null,
    }
    await asks.addAsk(tx.db, row, network, tx.now())
    await asks.keepAtMost(tx.db, MOST_WAITING)
    await enqueue(tx, 'mail-join-asks', {})
  })
  return { message: 'If the address can be written to, a mail is on its way.' }
}

const holdsSince = (ctx: Context) => new Date(ctx.now().getTime() - JOIN_DAYS * DAY_MS)

const noLonger = () => new Refusal('gone', 'This link is wrong, has been used, or is older than two days.')

export async function checkLink(ctx: Context, secret: string) {
  const asked = await asks.findByToken(ctx.db, secret, holdsSince(ctx))
  if (!asked) throw noLonger()
  return {
    firstName: asked.first_name,
    lastName: asked.last_name,
    pledgeClass: asked.pledge_class,
    city: asked.city,
    voucher: asked.voucher,
    words: asked.words,
  }
}

/** What this link was made for, and nothing that was asked with the address before or since. */
export const confirm = (ctx: Context, secret: string) =>
  inTransaction(ctx, async (tx) => {
    const found = await asks.findByToken(tx.db, secret, holdsSince(tx), true)
    if (!found) throw noLonger()
    const { id: askId, ...asked } = found
    await asks.useToken(tx.db, askId)
    const { id } = await data.saveConfirmed(tx.db, asked, tx.now())
    await record(tx, { action: 'join.confirm', objectId: id })
    await announceRequests(tx)
    if (await takeWaitingRecord(tx, id))
      return { message: 'The house has your record. Your invitation is on its way by mail.' }
    await tellOfficers(tx, id, `${asked.first_name} ${asked.last_name}`)
    return { message: 'Your address is confirmed. When an officer says yes, you hear from us by mail.' }
  })

const announceRequests = (tx: Context) => announce(tx, stale(joinRequests.list, joinRequests.count), { role: 'admin' })

const KEPT_DAYS = 365

/** Once a day. */
export async function forgetOldRequests(ctx: Context) {
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS)
  await asks.forgetAsks(ctx.db, { mailed: daysAgo(JOIN_DAYS), waiting: daysAgo(WAITING_DAYS) })
  await data.forgetDecided(ctx.db, daysAgo(KEPT_DAYS))
}
