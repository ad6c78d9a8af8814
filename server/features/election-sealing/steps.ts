// The steps of an election that trustees seal: it opens with a board, ends without being opened, is summed up, and counted by keys.

import * as ballots from '#features/ballots/service.ts'
import { closeSealed } from '#features/boards/certifying.ts'
import { type PreparedTally, prepareTally, writeTally } from '#features/boards/counting.ts'
import { listActiveTrustees, readSets, type SealingSet } from '#features/boards/sets.ts'
import { beginBoard, type PreparedSetup, prepareSetup } from '#features/boards/setup.ts'
import { isToClose, isToOpen } from '#features/election-states/due.ts'
import { listEligible } from '#features/election-states/electorate.ts'
import { type ElectionState, type PositionState, readStatesOf } from '#features/election-states/states.ts'
import { declareVoid } from '#features/election-states/voiding.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { findStanding } from './choosing.ts'
import { publishTurned } from './results.ts'

/** By id. */
export type Sets = ReadonlyMap<number, SealingSet>

/** Those that seal elections which are not over. */
export const readSetsOf = (ctx: Context, states: Iterable<ElectionState>): Promise<Sets> =>
  readSets(ctx, [
    ...new Set(
      [...states].flatMap(({ call, void: voided, positions }) =>
        call.sealing && !voided && positions.some(({ result }) => !result) ? [call.sealing.setId] : [],
      ),
    ),
  ])

/** Whether the clock, or the last key of a committee, asks for a step. */
export const isSealedDue = (state: ElectionState, now: Date, sets: Sets) =>
  state.positions.some((position) => isToClose(position, now) || isToSum(position)) ||
  mayOpen(state, now, sets) ||
  isToPublish(state, now)

/** All positions begin together: the words of the election are of all of them. */
const mayOpen = (state: ElectionState, now: Date, sets: Sets) =>
  now < state.call.endsAt &&
  state.positions.every((position) => isToOpen(state, position, now)) &&
  sets.get(state.call.sealing?.setId ?? 0)?.parameters != null

const isToSum = ({ board }: PositionState) => board?.last === 'EndBallots'

/** Keys that were turned before the hour of publishing. */
const isToPublish = ({ call, positions }: ElectionState, now: Date) =>
  (call.sealing?.publishAt ?? now) <= now &&
  positions.some(({ board }) => board && board.published > 0 && board.published - 1 < board.turned.length)

/** What takes long, reckoned before anything is held; by the id of the position. */
export interface Reckoned {
  setups: Map<number, PreparedSetup & { revision: number }>
  tallies: Map<number, PreparedTally>
}

export async function reckonSealed(ctx: Context, id: number): Promise<Reckoned> {
  const reckoned: Reckoned = { setups: new Map(), tallies: new Map() }
  const state = (await readStatesOf(ctx, [id])).get(id)
  if (!state?.call.sealing || state.void) return reckoned
  const now = await ballots.readClock(ctx)
  for (const position of state.positions)
    if (isToSum(position)) reckoned.tallies.set(position.id, await prepareTally(ctx, position.box))
  const sets = await readSetsOf(ctx, [state])
  const parameters = sets.get(state.call.sealing.setId)?.parameters
  if (!parameters || !mayOpen(state, now, sets)) return reckoned
  const lists = await listVoters(ctx, state)
  const committeeKey = await ctx.ballotChecks.committeeKey(parameters)
  for (const [at, { id: positionId, box, asked }] of state.positions.entries()) {
    const contest = {
      election: state.call.title,
      position: asked.title,
      description: state.call.description,
      candidates: asked.candidates.map(({ name }) => name),
      parameters,
      committeeKey,
    }
    const setup = await prepareSetup(ctx, box, lists[at] ?? [], contest)
    reckoned.setups.set(positionId, { ...setup, revision: box.revision })
  }
  return reckoned
}

/** Who may vote for each position; in a rehearsal the trustees. */
async function listVoters(ctx: Context, { call, positions }: ElectionState): Promise<number[][]> {
  if (call.sealing?.isTrial) {
    const trustees = await listActiveTrustees(ctx, call.sealing.setId)
    return positions.map(() => trustees)
  }
  return listEligible(
    ctx,
    positions.map(({ asked: { from, to } }) => ({ from, to, filter: call.classFilter })),
  )
}

/** Within a transaction that holds it. */
export async function settleSealed(
  tx: Context,
  state: ElectionState,
  { now, reckoned }: { now: Date; reckoned: Reckoned },
) {
  await openSealed(tx, state, { now, reckoned })
  await sum(tx, state, reckoned)
  await close(tx, state, now)
  const after = (await readStatesOf(tx, [state.id])).get(state.id)
  if (after && !after.void && isToPublish(after, now)) await publishTurned(tx, after, now)
}

/** Not where anything has changed since it was reckoned: then it is reckoned anew. */
async function openSealed(tx: Context, state: ElectionState, { now, reckoned }: { now: Date; reckoned: Reckoned }) {
  const sets = await readSetsOf(tx, [state])
  if (!mayOpen(state, now, sets)) return
  const standing = findStandingTrustee(state, sets)
  if (standing) return declareVoid(tx, state, standsHimself(standing.name))
  const lists = await listVoters(tx, state)
  const setups = state.positions.map(({ id, box }, at) => {
    const setup = reckoned.setups.get(id)
    return setup?.revision === box.revision && setup.memberIds.join() === (lists[at] ?? []).join() ? setup : null
  })
  if (setups.includes(null)) return
  for (const [at, { box }] of state.positions.entries()) {
    const setup = setups[at]
    if (!setup) continue
    await ballots.openBox(tx, box, setup.memberIds)
    const boardHead = await beginBoard(tx, box, setup)
    await ballots.writeLog(tx, box, 'BoardOpened', { boardHead })
  }
}

function findStandingTrustee({ call: { sealing }, positions }: ElectionState, sets: Sets) {
  const set = sealing && sets.get(sealing.setId)
  const asked = positions.map((position) => position.asked)
  return set ? findStanding(sealing, set, asked) : undefined
}

/** Whom both a committee and a list of candidates have named at one moment. */
const standsHimself = (name: string) =>
  `${name} stood in it and was one of the trustees who seal it, so that it never opened.`

async function sum(tx: Context, { positions }: ElectionState, { tallies }: Reckoned) {
  for (const position of positions) {
    const tally = tallies.get(position.id)
    if (tally && isToSum(position)) await writeTally(tx, position.box, tally)
  }
}

const UNOPENED = 'The keys of its trustees were not all there, so that it never opened.'
const UNCONFIRMED = 'Nobody confirmed who stands, so that it never opened.'

async function close(tx: Context, state: ElectionState, now: Date) {
  const due = state.positions.filter((position) => isToClose(position, now))
  if (due.length === 0) return
  if (due.some(({ box }) => !box.openedAt)) return declareVoid(tx, state, state.isConfirmed ? UNOPENED : UNCONFIRMED)
  for (const { box } of due) await closeSealed(tx, box)
  await record(tx, { action: 'election.close', objectId: state.id, after: { positions: due.map(({ id }) => id) } })
}
