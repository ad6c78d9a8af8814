// Asking for a second step to be taken off, by who has given the right password and has nothing else left; and stopping that.

import { stale } from '@aerie/contract/stale'
import { type OwnRemoval, REMOVAL_DAYS, type RemovalState, stepRemovals } from '@aerie/contract/step-removals'
import { readDevice } from '@aerie/text/device-name'
import { goesBy } from '#features/people/person.ts'
import { endPendingSteps, readPending } from '#features/second-step/service.ts'
import { record } from '#platform/audit/audit.ts'
import { networkOf } from '#platform/client-network.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { countHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { notifyBrother, notifyOfficers, settleOfficers } from './notices.ts'
import * as policy from './policy.ts'

const DAY_MS = 86_400_000

/** `secret`: of the sign-in that waits. */
export async function readState(ctx: Context, secret: string | null): Promise<RemovalState> {
  return stateOf(ctx, await readBrother(ctx, secret))
}

async function readBrother(ctx: Context, secret: string | null) {
  const { memberId } = await readPending(ctx, secret)
  const brother = await data.findBrother(ctx.db, memberId)
  if (!brother) throw notFound('Member')
  return brother
}

type Brother = Awaited<ReturnType<typeof readBrother>>

async function stateOf(ctx: Context, brother: Brother): Promise<RemovalState> {
  const [officers, removal] = await Promise.all([data.listOfficers(ctx.db), data.findOpenOf(ctx.db, brother.id)])
  return {
    rule: policy.ruleOf(officers, brother),
    removal: removal ? toOwn(removal) : null,
    hasEmail: brother.email !== null,
  }
}

const toOwn = (removal: Pick<data.RemovalRow, 'device' | 'asked_at' | 'expires_at' | 'due_at'>): OwnRemoval => ({
  device: removal.device,
  askedAt: removal.asked_at.toISOString(),
  expiresAt: removal.expires_at.toISOString(),
  dueAt: removal.due_at?.toISOString() ?? null,
})

interface Question {
  words: string | null
  /** The user agent with which it is asked. */
  device: string
}

/** Asked again while a request is open, it changes nothing. */
export async function ask(ctx: Context, secret: string | null, { words, device }: Question): Promise<RemovalState> {
  const brother = await readBrother(ctx, secret)
  const rules = [
    { bucket: `step-removal:${brother.id}`, most: 5, withinMinutes: 24 * 60 },
    { bucket: `step-removal-from:${networkOf(ctx.address ?? '')}`, most: 20, withinMinutes: 24 * 60 },
  ]
  await countHits(ctx.db, rules, 'requests')
  return inTransaction(ctx, async (tx) => {
    const officers = await data.listOfficers(tx.db)
    if (brother.inactive_since) throw new Refusal('conflict', 'Your account is not active. Write to an officer.')
    if (!policy.ruleOf(officers, brother))
      throw new Refusal('conflict', 'No officer can do this for you here. Whoever runs the server can.')
    const asked = tx.now()
    const expires = new Date(asked.getTime() + REMOVAL_DAYS * DAY_MS)
    const { name } = readDevice(device)
    const id = await data.addRemoval(tx.db, {
      member_id: brother.id,
      words,
      device: name,
      asked_at: asked,
      expires_at: expires,
    })
    if (id !== undefined) {
      await record(tx, {
        action: 'second-step.ask-removal',
        objectId: brother.id,
        actorId: brother.id,
        after: { device: name },
      })
      await notifyOfficers(tx, id, brother)
      await notifyBrother(tx, { id, member_id: brother.id, device: name, due_at: null }, 'asked')
      await announceRemovals(tx, brother.id)
    }
    return stateOf(tx, brother)
  })
}

/** The request that a link from a mail stops; refuses where it stops none. */
export async function checkStop(ctx: Context, secret: string) {
  const removal = await data.findByLink(ctx.db, secret)
  if (!removal) throw new Refusal('gone', 'This request is over: there is nothing left to stop.')
  return { ...toOwn(removal), firstName: goesBy(removal), id: removal.id }
}

/** By whoever reads the brother's mail, signed in or not. */
export const stopByLink = (ctx: Context, secret: string) =>
  inTransaction(ctx, async (tx) => {
    const { id } = await checkStop(tx, secret)
    const removal = await data.lockRemoval(tx.db, id)
    if (!removal || removal.ended_at) throw new Refusal('gone', 'This request is over: there is nothing left to stop.')
    await stop(tx, removal)
  })

export async function readOwn(ctx: MemberContext) {
  const removal = await data.findOpenOf(ctx.db, ctx.actor.id)
  return { removal: removal ? toOwn(removal) : null }
}

export const stopOwn = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    const open = await data.findOpenOf(tx.db, tx.actor.id)
    const removal = open && (await data.lockRemoval(tx.db, open.id))
    if (!removal || removal.ended_at) throw notFound('Request')
    await stop(tx, removal)
  })

/** Whoever asked has to give the password anew. */
async function stop(tx: Context, removal: data.RemovalRow) {
  await endPendingSteps(tx, removal.member_id)
  await record(tx, { action: 'second-step.stop-removal', objectId: removal.member_id, actorId: removal.member_id })
  await settle(tx, removal, 'stopped')
}

/** Ends a request: its links are good no more, and officers have nothing left to do. */
export async function settle(
  tx: Context,
  removal: Pick<data.RemovalRow, 'id' | 'member_id'>,
  outcome: data.Outcome,
  reason: string | null = null,
) {
  await data.settleRemoval(tx.db, removal.id, outcome, tx.now(), reason)
  await settleOfficers(tx, removal.id)
  await announceRemovals(tx, removal.member_id)
}

export async function announceRemovals(tx: Context, memberId: number) {
  await announce(tx, stale(stepRemovals.list), { role: 'admin' })
  await announce(tx, stale(stepRemovals.own), { memberIds: [memberId] })
}
