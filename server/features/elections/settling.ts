// What the clock does to elections: at the start who may vote is listed, at the end the ballots are counted and certified.
import { elections } from '@aerie/contract/elections'
import { nominations } from '@aerie/contract/nominations'
import { stale, staleOf } from '@aerie/contract/stale'
import { closeAndCertify } from '#features/ballots/certifying.ts'
import * as ballots from '#features/ballots/service.ts'
import { publicKeyOf } from '#features/ballots/signing/signing.ts'
import * as data from '#features/election-states/data.ts'
import { definitionOf } from '#features/election-states/definition.ts'
import { listEligible } from '#features/election-states/electorate.ts'
import {
  type ElectionState,
  type ElectionStates,
  type PositionState,
  readStates,
} from '#features/election-states/states.ts'
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
  const due = [...states.values()].filter((state) => isDue(state, now))
  const failures: unknown[] = []
  for (const { id } of due) await settleElection(ctx, id).catch((error: unknown) => failures.push(error))
  return { settled: due.length - failures.length, failures }
}

const isDue = (state: ElectionState, now: Date) =>
  !state.void && state.positions.some((position) => isToOpen(state, position, now) || isToClose(position, now))

/** What nobody has confirmed yet waits. */
const isToOpen = ({ isConfirmed }: ElectionState, { box }: PositionState, now: Date) =>
  isConfirmed && !(box.closedAt || box.openedAt) && box.startsAt !== null && box.startsAt <= now
const isToClose = ({ box }: PositionState, now: Date) => !box.closedAt && box.endsAt <= now

/** Whoever looks first does it, and it is not his act. */
export const settleElection = (ctx: Context, id: number) =>
  inTransaction({ ...ctx, actor: null, address: null }, async (tx) => {
    const now = await ballots.readClock(tx)
    // Meanwhile it may have been settled, declared void, or given a later end.
    if (!isDue(await lockElection(tx, id), now)) return
    await openDue(tx, id, now)
    await closeDue(tx, id, now)
    await syncNotices(tx, id)
    await announceElection(tx, id)
  })

/** Lists who may vote where its start has come. Within a transaction. */
export async function openDue(tx: Context, id: number, now: Date) {
  const state = await lockElection(tx, id)
  const { call, positions } = state
  const due = positions.filter((position) => isToOpen(state, position, now))
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
  )
