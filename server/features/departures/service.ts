// Leaving: the account sleeps, comes back when its owner signs in, and is deleted when its time is over.
import { DEPARTURE_DAYS, type KeptName } from '@aerie/contract/departures'
import type { Role } from '@aerie/contract/person'
import { lockRecord, removeRecord, standing, writeRecord } from '#features/members/service.ts'
import { goesBy } from '#features/people/person.ts'
import { announceMembers } from '#features/people/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 500

export const askToLeave = (ctx: MemberContext, keptName: KeptName) =>
  inTransaction(ctx, async (tx) => {
    const { id } = tx.actor
    const superAdmins = await standing.lockSuperAdmins(tx.db)
    const row = await lockRecord(tx, id)
    if (standing.isLastSuperAdmin({ role: row.role as Role }, superAdmins))
      throw new Refusal(
        'not_allowed',
        'You are the last super admin. Make another brother super admin before you leave.',
      )
    const asked = tx.now()
    const due = new Date(asked.getTime() + DEPARTURE_DAYS * DAY_MS)
    await data.saveDeparture(tx.db, { member_id: id, asked_at: asked, due_at: due, kept_name: keptName })
    await writeRecord(tx, id, { inactive_since: asked })
    await endSessions(tx, id)
    await record(tx, { action: 'departure.ask', objectId: id, after: { dueAt: due.toISOString(), keptName } })
    await announceMembers(tx, 'count', [id])
    await enqueue(tx, 'departure-asked', { memberId: id })
    return { dueAt: due.toISOString() }
  })

/** Who signs in while he sleeps has come back; answers whether he was asleep. */
export async function comeBack(tx: Context, memberId: number) {
  if (!(await data.lockDeparture(tx.db, memberId))) return false
  await data.endDeparture(tx.db, memberId)
  await writeRecord(tx, memberId, { inactive_since: null })
  await record(tx, { action: 'departure.return', objectId: memberId, actorId: memberId })
  await announceMembers(tx, 'count', [memberId])
  return true
}

/** Ends a departure without its member coming back: nothing deletes him. Answers it as it was; null where he had not asked to leave. */
export async function cancelDeparture(tx: Context, memberId: number) {
  const departure = await data.findDeparture(tx.db, memberId)
  if (departure) await data.endDeparture(tx.db, memberId)
  return departure ?? null
}

/** Puts one back that was cancelled. */
export const restoreDeparture = (tx: Context, departure: data.Departure) => data.saveDeparture(tx.db, departure)

/** Once a day. Each is a transaction of its own, so that one that fails does not keep the others. */
export async function deleteDeparted(ctx: Context) {
  await data.purgeReturned(ctx.db)
  for (const id of await data.listDue(ctx.db, ctx.now(), AT_ONCE)) await deleteOne(ctx, id)
}

const deleteOne = (ctx: Context, id: number) =>
  inTransaction(ctx, async (tx) => {
    const row = await lockRecord(tx, id)
    const departure = await data.lockDeparture(tx.db, id)
    if (!departure || departure.due_at > tx.now()) return
    await removeRecord(tx, row)
    if (row.email) await enqueue(tx, 'departed', { email: row.email, firstName: goesBy(row) })
  })
