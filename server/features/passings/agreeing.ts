// Showing that a brother has passed: another super admin agrees, or a day goes by where there is none.

import { lockRecord, standing, writeRecord } from '#features/members/service.ts'
import { announceMembers } from '#features/people/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { lockMarked } from './marking.ts'
import { noteShown, settleWaiting } from './notices.ts'
import * as policy from './policy.ts'

/** For the transaction of whoever tells super admins of it. */
export async function agreeToOne(tx: MemberContext, memberId: number) {
  await lockRecord(tx, memberId)
  const passing = await lockMarked(tx, memberId)
  const lock = policy.agreeLock(tx.actor, factsOf(passing))
  if (lock) throw new Refusal('not_allowed', lock)
  await data.changePassing(tx.db, memberId, { agreed_by: tx.actor.id })
  await show(tx, passing)
  await record(tx, { action: 'member.agree-passed', objectId: memberId })
  return passing
}

const factsOf = ({ marked_by, passed_since, remembered_since }: data.PassingRow) => ({
  markedBy: marked_by,
  markedAt: passed_since,
  shownSince: remembered_since,
})

/** For the job: what a single super admin has marked is shown after a day. */
export async function showAlone(ctx: Context) {
  for (const { id } of await data.listWaiting(ctx.db)) await inTransaction(ctx, (tx) => showWhereDue(tx, id))
}

async function showWhereDue(tx: Context, memberId: number) {
  await standing.lockSuperAdmins(tx.db)
  await lockRecord(tx, memberId)
  const passing = await data.lockPassing(tx.db, memberId)
  if (!passing) return
  const others = (await data.listSuperAdmins(tx.db)).filter(({ id }) => id !== passing.marked_by).length
  const due = policy.showsAlone(factsOf(passing), others)
  if (!due || due > tx.now()) return
  await show(tx, passing)
  await noteShown(tx, [passing])
  await record(tx, { action: 'member.show-passed', objectId: memberId })
}

async function show(tx: Context, passing: data.PassingRow) {
  await writeRecord(tx, passing.id, { remembered_since: tx.now() })
  await settleWaiting(tx, passing)
  await announceMembers(tx, 'count', [passing.id])
}
