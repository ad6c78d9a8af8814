// What the clock does to elections: at the start who may vote is listed, at the end the ballots are counted and certified.
import { elections } from '@aerie/contract/elections'
import { nominations } from '@aerie/contract/nominations'
import { sealedElections } from '@aerie/contract/sealed-elections'
import { stale, staleOf } from '@aerie/contract/stale'
import { closeAndCertify } from '#features/ballots/certifying.ts'
import * as ballots from '#features/ballots/service.ts'
import { publicKeyOf } from '#features/ballots/signing/signing.ts'
import {
  isSealedDue,
  type Reckoned,
  readSetsOf,
  reckonSealed,
  type Sets,
  settleSealed,
} from '#features/election-sealing/steps.ts'
import * as data from '#features/election-states/data.ts'
import { definitionOf } from '#features/election-states/definition.ts'
import { isToClose, isToOpen } from '#features/election-states/due.ts'
import { listEligible } from '#features/election-states/electorate.ts'
import { type ElectionState, type ElectionStates, readStates } from '#features/election-states/states.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import { lockElection } from './locking.ts'
import { syncNotices } from './notices.ts'

/** Finds nothing left where it is run twice. One that cannot be closed keeps none of the others open. */
export async function settleElections(ctx: Context) {
  const [states, now] = await Promise.all([readStates(ctx), ballots.readClock(ctx)])
  const { failures } = await settleDue(ctx, states, now)
  if (failures.length > 0) throw failures[0]
}

export async function settleDue(ctx: Context, states: ElectionStates, now: Date) {
  const sets = await readSetsOf(ctx, states.values())
  const due = [...states.values()].filter((state) => isDue(state, now, sets))
  const failures: unknown[] = []
  for (const { id } of due) await settleElection(ctx, id).catch((error: unknown) => failures.push(error))
  return { settled: due.length - failures.length, failures }
}

const isDue = (state: ElectionState, now: Date, sets: Sets) =>
  !state.void &&
  (state.call.sealing
    ? isSealedDue(state, now, sets)
    : state.positions.some((position) => isToOpen(state, position, now) || isToClose(position, now)))

/** Of one sealed by trustees it takes several steps, between which the reckoning is done. */
const MOST_STEPS = 4

/** Whoever looks first does it, and it is not his act. */
export async function settleElection(ctx: Context, id: number) {
  const nobody = { ...ctx, actor: null, address: null }
  for (let step = 0; step < MOST_STEPS; step++) {
    const reckoned = await reckonSealed(nobody, id)
    const isLeft = await inTransaction(nobody, (tx) => settleStep(tx, id, reckoned))
    if (!isLeft) return
  }
}

/** Answers whether something is left to do. */
async function settleStep(tx: Context, id: number, reckoned: Reckoned) {
  const now = await ballots.readClock(tx)
  // Meanwhile it may have been settled, declared void, or given a later end.
  const before = await lockElection(tx, id)
  if (!isDue(before, now, await readSetsOf(tx, [before]))) return false
  await openDue(tx, id, now)
  if (before.call.sealing) await settleSealed(tx, before, { now, reckoned })
  else await closeDue(tx, id, now)
  await syncNotices(tx, id)
  await announceElection(tx, id)
  if (!before.call.sealing) return false
  const after = await lockElection(tx, id)
  return isDue(after, now, await readSetsOf(tx, [after]))
}

/** Lists who may vote where its start has come; trustees' elections open by themselves. Within a transaction. */
export async function openDue(tx: Context, id: number, now: Date) {
  const state = await lockElection(tx, id)
  const { call, positions } = state
  const due = call.sealing ? [] : positions.filter((position) => isToOpen(state, position, now))
  if (due.length === 0) return
  const lists = await listEligible(
    tx,
    due.map(({ asked: { from, to } }) => ({ from, to, filter: call.classFilter })),
  )
  for (const [at, { box }] of due.entries()) await ballots.openBox(tx, box, lists[at] ?? [])
}

async function closeDue(tx: Context, id: number, now: Date) {
  const { call, positions } = await lockElection(tx, id)
  const heads: Record<string, string> = {}
  for (const { id: positionId, asked, box } of positions.filter((position) => isToClose(position, now))) {
    if (!box.openedAt) {
      heads[positionId] = await ballots.writeLog(tx, box, 'NotHeld', { positionId })
      await ballots.closeBox(tx, box, null)
      continue
    }
    const { result, head } = await closeAndCertify(tx, box, {
      subject: { format: 'aerie-position-2' as const, electionId: id, positionId },
      definition: definitionOf(call, asked),
    })
    await data.insertResult(tx.db, { position_id: positionId, ...result })
    heads[positionId] = head
  }
  // As with polls: the audit log's newest entry leaves the installation every day.
  if (Object.keys(heads).length === 0) return
  const after = { heads, signedWith: publicKeyOf(tx).fingerprint }
  await record(tx, { action: 'election.close', objectId: id, after })
}

/** What is announced names the election alone. */
export const announceElection = (tx: Context, id: number) =>
  announce(tx, [
    ...staleElection(id),
    ...staleOf([id], nominations.show, nominations.forOfficers),
    ...stale(nominations.asked),
  ])

export const staleElection = (id: number) =>
  staleOf(
    [id],
    elections.list,
    elections.listActive,
    elections.show,
    elections.audit,
    elections.receipt,
    elections.positionAudit,
    sealedElections.ballotKit,
    sealedElections.keys,
    sealedElections.receipt,
  )
