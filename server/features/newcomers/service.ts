// New brothers: that one has come in, who has lately, and how far one has got with his first steps.
import { type FirstSteps, type Newcomer, newcomers } from '@aerie/contract/newcomers'
import { stale } from '@aerie/contract/stale'
import { toPersonRef } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { isFinished, stepsOf } from './steps.ts'

const MOST_NEWCOMERS = 5

/** Keeps that a member has come in for the first time; later times count for nothing. */
export async function noteArrival(tx: Context, memberId: number) {
  await data.insertArrival(tx.db, memberId, tx.now())
  await announce(tx, stale(newcomers.list))
}

export async function listNewcomers(ctx: MemberContext): Promise<Newcomer[]> {
  const rows = await data.listArrivals(ctx.db, MOST_NEWCOMERS)
  return rows.map((row) => ({
    ...toPersonRef(row),
    class: row.class,
    pledgeClass: row.pledge_class,
    arrivedAt: row.arrived_at.toISOString(),
  }))
}

export async function readFirstSteps(ctx: MemberContext): Promise<FirstSteps | null> {
  const row = await data.findSteps(ctx.db, ctx.actor.id)
  const steps = row && stepsOf(ctx.actor.id, row)
  return steps && !isFinished(steps) ? steps : null
}

export const dismissFirstSteps = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    if (!(await data.markDismissed(tx.db, tx.actor.id, tx.now()))) return
    await record(tx, { action: 'first-steps.dismiss', objectId: tx.actor.id })
    await announceSteps(tx)
  })

export const seePrivacy = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    if (!(await data.markPrivacySeen(tx.db, tx.actor.id, tx.now()))) return
    await record(tx, { action: 'first-steps.see-privacy', objectId: tx.actor.id })
    await announceSteps(tx)
  })

const announceSteps = (tx: MemberContext) => announce(tx, stale(newcomers.firstSteps), { memberIds: [tx.actor.id] })
