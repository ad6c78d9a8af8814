// Asking to join: the same answer to everybody; what follows from it shows in a mailbox alone.
import {
  JOIN_DAYS,
  JOIN_DROPS_DAYS,
  JOIN_WAITING_DAYS,
  type JoinRequest,
  joinRequests,
  MOST_JOIN_MAILS_WAITING,
} from '@aerie/contract/join-requests'
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
import { notifyOfficers } from './join-notifications.ts'

const DAY_MS = 86_400_000

/** As though there were no such page where strangers may not ask. */
async function refuseUnlessOpen(ctx: Context) {
  if (!(await readSettings(ctx)).publicRegistration) throw notFound('Page')
}

/** Whoever asks, the same is done here: what the address is to the installation is looked up by a job. */
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
    await asks.keepAtMost(tx.db, MOST_JOIN_MAILS_WAITING, tx.now())
    await enqueue(tx, 'mail-join-asks', {})
  })
  return { message: 'If the address can be written to, a mail is on its way.' }
}

/** Links that were mailed since then hold. */
export const holdsSince = (ctx: Context) => new Date(ctx.now().getTime() - JOIN_DAYS * DAY_MS)

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
      return { message: 'We have your record. Your invitation is on its way by mail.' }
    await notifyOfficers(tx, id, `${asked.first_name} ${asked.last_name}`)
    return { message: 'Your address is confirmed. When an officer says yes, you hear from us by mail.' }
  })

const announceRequests = (tx: Context) =>
  announce(tx, stale(joinRequests.list, joinRequests.count, joinRequests.mails), { role: 'admin' })

const KEPT_DAYS = 365

/** Once a day. */
export const purgeOldRequests = (ctx: Context) =>
  inTransaction(ctx, async (tx) => {
    const daysAgo = (days: number) => new Date(tx.now().getTime() - days * DAY_MS)
    const before = {
      mailed: daysAgo(JOIN_DAYS),
      waiting: daysAgo(JOIN_WAITING_DAYS),
      drops: daysAgo(JOIN_DROPS_DAYS),
    }
    await asks.purgeAsks(tx.db, before, tx.now())
    await data.purgeDecided(tx.db, daysAgo(KEPT_DAYS))
  })

/** Mails to strangers that wait for room: how many, and since when the oldest does. For the page on health. */
export const readHeldBackMails = ({ db }: Pick<Context, 'db'>): Promise<asks.HeldBack> => asks.readHeldBack(db)
