// What becomes of requests with time: the second step comes off once all still holds, and what nobody answered ends.
import { listOf } from '@aerie/text/lists'
import { notifyOfOwnAct } from '#features/addresses/service.ts'
import { removeAllOf } from '#features/passkeys/service.ts'
import { displayName } from '#features/people/person.ts'
import { owesStep, removeSecondStep } from '#features/second-step/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { notifyBrother, notifyDone } from './notices.ts'
import * as policy from './policy.ts'
import { announceRemovals, settle } from './service.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 90

/** All that there is to do by now; each request in a transaction of its own. */
export async function settleRemovals(ctx: Context) {
  await data.purgeSettled(ctx.db, new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS))
  for (const id of await data.listToSettle(ctx.db, ctx.now())) await settleOne(ctx, id)
}

const settleOne = (ctx: Context, id: number) =>
  inTransaction(ctx, async (tx) => {
    const removal = await data.lockRemoval(tx.db, id)
    if (!removal || removal.settled_at) return
    const now = tx.now()
    if (removal.ended_at) return end(tx, removal, 'entered')
    if (removal.inactive_since) return end(tx, removal, 'lapsed')
    if (removal.due_at && removal.due_at <= now) return takeOffIfAgreed(tx, removal)
    if (!removal.due_at && removal.expires_at <= now) {
      await end(tx, removal, 'expired')
      await notifyBrother(tx, removal, 'expired')
    }
  })

async function end(tx: Context, removal: data.RemovalRow, outcome: data.Outcome) {
  await record(tx, { action: 'second-step.end-removal', objectId: removal.member_id, after: { outcome } })
  await settle(tx, removal, outcome)
}

/** As many officers have to agree to it now as when it was settled: who is no officer any more does not. */
async function takeOffIfAgreed(tx: Context, removal: data.RemovalRow) {
  const brother = { id: removal.member_id, role: removal.role }
  const judges = policy.judgesAmong(await data.listOfficers(tx.db), brother)
  const agreements = await data.listAgreements(tx.db, [removal.id])
  const agreed = judges.filter(({ id }) => agreements.some(({ officer_id }) => officer_id === id))
  if (agreed.length < (removal.needs ?? 2)) return waitAgain(tx, removal, agreements, agreed)
  if (!(await owesStep(tx, removal.member_id))) return end(tx, removal, 'lapsed')
  await removeAllOf(tx, removal.member_id)
  await removeSecondStep(tx, removal.member_id)
  const after = {
    officers: agreed.map(({ id }) => id),
    vouchers: agreements.map(({ voucher, how }) => ({ voucher, how })),
  }
  await record(tx, { action: 'second-step.remove', objectId: removal.member_id, after })
  await settle(tx, removal, 'done')
  const by = listOf(agreed.map(displayName))
  await notifyOfOwnAct(tx, removal.member_id, 'step_removed', { name: `the word of ${by}` })
  await notifyDone(tx, removal, by)
}

async function waitAgain(
  tx: Context,
  removal: data.RemovalRow,
  agreements: { officer_id: number }[],
  agreed: { id: number }[],
) {
  const gone = agreements
    .map(({ officer_id }) => officer_id)
    .filter((id) => !agreed.some((officer) => officer.id === id))
  await data.deleteAgreements(tx.db, removal.id, gone)
  await data.setDue(tx.db, removal.id, null)
  await record(tx, { action: 'second-step.void-agreement', objectId: removal.member_id, after: { officers: gone } })
  await notifyBrother(tx, { ...removal, due_at: null }, 'withdrawn')
  await announceRemovals(tx, removal.member_id)
}
