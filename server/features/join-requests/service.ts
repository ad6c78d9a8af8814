// Asking to join: the same answer to everybody; what follows from it shows in a mailbox alone.
import { JOIN_DAYS, type JoinRequest, joinRequests } from '@aerie/contract/join-requests'
import { stale } from '@aerie/contract/stale'
import type * as z from 'zod/mini'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import { networkOf } from '#platform/client-network.ts'
import type { Context } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { takeWaitingRecord } from './deciding.ts'
import { tellOfficers } from './join-notifications.ts'

const DAY_MS = 86_400_000

/** As though there were no such page where strangers may not ask. */
async function refuseUnlessOpen(ctx: Context) {
  if (!(await readSettings(ctx)).publicRegistration) throw notFound('Page')
}

/** Whoever asks, the same is done here: what the address is to the house is looked up by a job. */
export async function ask(ctx: Context, { class: pledgeClass, ...asked }: z.output<typeof JoinRequest>) {
  await refuseUnlessOpen(ctx)
  const rules = [
    { bucket: `join:${asked.email}`, most: 3, withinMinutes: 24 * 60 },
    { bucket: `join-from:${networkOf(ctx.address ?? '')}`, most: 20, withinMinutes: 60 },
  ]
  await inTransaction(ctx, async (tx) => {
    await countHits(tx.db, rules, 'requests to join')
    const { firstName, lastName, email, city, voucher, words } = asked
    await enqueue(tx, 'join-asked', {
      firstName,
      lastName,
      email,
      class: pledgeClass ?? null,
      city: city ?? null,
      voucher: voucher ?? null,
      words: words ?? null,
    })
  })
  return { message: 'If the address can be written to, a mail is on its way.' }
}

const holdsSince = (ctx: Context) => new Date(ctx.now().getTime() - JOIN_DAYS * DAY_MS)

const noLonger = () => new Refusal('gone', 'This link is wrong, has been used, or is older than two days.')

export async function checkLink(ctx: Context, secret: string) {
  const request = await data.findByToken(ctx.db, secret, holdsSince(ctx))
  if (!request) throw noLonger()
  return { firstName: request.first_name }
}

export const confirm = (ctx: Context, secret: string) =>
  inTransaction(ctx, async (tx) => {
    const request = await data.findByToken(tx.db, secret, holdsSince(tx), true)
    if (!request) throw noLonger()
    await data.confirm(tx.db, request.id, tx.now())
    await record(tx, { action: 'join.confirm', objectId: request.id })
    await announceRequests(tx)
    if (await takeWaitingRecord(tx, request.id))
      return { message: 'The house has your record. Your invitation is on its way by mail.' }
    await tellOfficers(tx, request.id, `${request.first_name} ${request.last_name}`)
    return { message: 'Your address is confirmed. When an officer says yes, you hear from us by mail.' }
  })

const announceRequests = (tx: Context) => announce(tx, stale(joinRequests.list, joinRequests.count), { role: 'admin' })

const KEPT_DAYS = 365

/** Once a day. */
export async function forgetOldRequests(ctx: Context) {
  const now = ctx.now().getTime()
  await data.forgetOld(ctx.db, {
    unconfirmed: new Date(now - JOIN_DAYS * DAY_MS),
    decided: new Date(now - KEPT_DAYS * DAY_MS),
  })
}
