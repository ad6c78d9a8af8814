// New brothers: that one has come in, who has lately, and how far one has got with his first steps.
import { newcomers } from '@aerie/contract/newcomers'
import { people } from '@aerie/contract/people'
import { stale, staleOf } from '@aerie/contract/stale'
import { record } from '#platform/audit/audit.ts'
import { cached } from '#platform/cache/cached.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { newerThan, TIMES_KEPT } from '#platform/newest-times.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

/** Keeps that a member has come in for the first time; later times count for nothing. */
export async function noteArrival(tx: Context, memberId: number) {
  await data.insertArrival(tx.db, memberId, tx.now())
  await announce(tx, [...stale(newcomers.list), ...staleOf([memberId], people.list)])
}

/** Without one member. */
export async function countNewcomersSince(ctx: Context, since: Date, except: number) {
  const newer = newerThan(await readTimes(ctx), since)
  if (!newer) return data.countArrivalsSince(ctx.db, since, except)
  return newer.filter(({ member_id }) => member_id !== except).length
}

const readTimes = cached({ answers: [newcomers.list], load: ({ db }) => data.listTimes(db, TIMES_KEPT) })

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
