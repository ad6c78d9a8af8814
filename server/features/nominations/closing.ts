// The close of nominations: who stands is taken over in an order drawn by lot, and positions without anybody are taken out.
import { randomInt } from 'node:crypto'
import { readClock, writeLog } from '#features/ballots/service.ts'
import * as states from '#features/election-states/data.ts'
import type { ElectionState, PositionState } from '#features/election-states/states.ts'
import { announceElection, lockElection, removePosition, reword } from '#features/elections/service.ts'
import { displayName } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import * as lists from './list-data.ts'
import { asNobody, lockNominated } from './nominated.ts'
import { syncNotices } from './notices.ts'
import { remindBeforeClose } from './reminding.ts'

/** All that the clock has brought; each election in a transaction of its own. */
export async function settleNominations(ctx: Context) {
  const failures: unknown[] = []
  for (const id of await lists.listToSettle(ctx.db))
    await settleOne(ctx, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Whoever looks first does it, and it is not his act. */
export const settleOne = (ctx: Context, id: number) =>
  inTransaction(asNobody(ctx), async (tx) => {
    const found = await lockNominated(tx, id)
    const { state, nominations, now } = found
    if (!state.void && !nominations.closedAt && nominations.until <= now) await closeList(tx, id)
    else await remindBeforeClose(tx, found)
    await syncNotices(tx, id)
  })

/** For good, or until it is opened again for what nobody stood for. Within a transaction. */
export async function closeList(tx: Context, id: number) {
  const state = await lockElection(tx, id)
  const nominees = await data.listNominees(tx.db, id)
  const open = state.positions.filter(({ asked }) => asked.candidates.length === 0)
  await data.closeUnanswered(
    tx.db,
    open.map((position) => position.id),
  )
  const drawn = []
  for (const position of open) {
    const candidates = await takeOver(tx, state, position)
    drawn.push({ position: position.asked.title, candidates: candidates.map(({ memberId }) => memberId) })
  }
  // Who was refused may still appeal: his position stays until the list is confirmed.
  const undecided = nominees.filter((each) => each.state === 'refused' && !each.decided_at)
  const kept = undecided.map((each) => each.position_id)
  const takenOut = await takeOutEmpty(tx, id, kept)
  await states.updateNominations(tx.db, id, { nominations_closed_at: await readClock(tx) })
  const after = { order: 'drawn by lot', drawn, takenOut }
  await record(tx, { action: 'election.close-nominations', objectId: id, after })
  await announceElection(tx, id)
}

/** Who stands is on the ballot from here on, in an order that nobody has chosen. Who is no active member by now is not. */
export async function takeOver(tx: Context, { id, call }: ElectionState, position: PositionState) {
  const standing = (await data.listNominees(tx.db, id)).filter(
    (each) => each.position_id === position.id && each.state === 'stands',
  )
  const rows = await states.listMembers(
    tx.db,
    standing.map((each) => each.member_id),
  )
  const nameOf = new Map(rows.map((row) => [row.id, displayName(row)]))
  const candidates = drawnByLot(standing).flatMap(({ member_id: memberId, statement }) => {
    const name = nameOf.get(memberId)
    return name === undefined ? [] : [{ memberId, name, statement }]
  })
  await reword(tx, { id, call }, position, { ...position.asked, candidates })
  const order = candidates.map(({ name }) => name)
  await writeLog(tx, position.box, 'CandidatesDrawn', { positionId: position.id, order })
  return candidates
}

/** Answers what they were called. Where nobody stands for anything the positions stay, and nothing is voted on. */
export async function takeOutEmpty(tx: Context, id: number, kept: number[]) {
  const { positions } = await lockElection(tx, id)
  if (positions.every(({ asked }) => asked.candidates.length === 0)) return []
  const empty = positions.filter((position) => position.asked.candidates.length === 0 && !kept.includes(position.id))
  for (const position of empty) {
    await lists.addEmpty(tx.db, position.id)
    await removePosition(tx, position)
  }
  return empty.map(({ asked }) => asked.title)
}

function drawnByLot<Drawn>(all: Drawn[]): Drawn[] {
  const left = [...all]
  return all.flatMap(() => left.splice(randomInt(left.length), 1))
}
