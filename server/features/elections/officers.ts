// Elections for officers: calling one, changing it, declaring one void, and how many would vote.
import type { ElectionChanges, NewElection } from '@aerie/contract/election-forms'
import { MOST_ELECTIONS } from '@aerie/contract/election-values'
import { mustBeSealable } from '#features/election-sealing/choosing.ts'
import * as data from '#features/election-states/data.ts'
import { callFrom, columnsOf } from '#features/election-states/definition.ts'
import { countEligible, readBrotherhood } from '#features/election-states/electorate.ts'
import { declareVoid } from '#features/election-states/voiding.ts'
import { readTimeZone } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { schedule } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import { applyChanges, factsOf, follow, mustBeAhead, readAsked } from './changing.ts'
import { mustKnowGathering } from './gathering-link.ts'
import { lockElection } from './locking.ts'
import { nominationColumns } from './nominated.ts'
import { syncNotices } from './notices.ts'
import { addPosition } from './positions.ts'
import { showOne } from './service.ts'
import { announceElection } from './settling.ts'

export const createElection = async (ctx: MemberContext, given: NewElection) =>
  showOne(ctx, await inTransaction(ctx, (tx) => callElection(tx, given)))

/** Answers its id. */
export async function callElection(tx: MemberContext, given: NewElection) {
  if ((await data.countElections(tx.db)) >= MOST_ELECTIONS)
    throw new Refusal('conflict', `There are ${MOST_ELECTIONS} elections, and no room for another.`)
  const call = callFrom(given, await readTimeZone(tx))
  const asked = await readAsked(tx, given.positions)
  await mustBeAhead(tx, call)
  await mustKnowGathering(tx, call.gatheringId)
  await mustBeSealable(tx, call, asked)
  const { id } = await data.insertElection(tx.db, {
    ...columnsOf(call),
    ...(await nominationColumns(tx, call, given.nominations)),
    created_by: tx.actor.id,
  })
  for (const [place, position] of asked.entries()) await addPosition(tx, { id, call }, place, position)
  await record(tx, { action: 'election.create', objectId: id, after: factsOf(call, asked) })
  await follow(tx, id, call)
  return id
}

export async function changeElection(ctx: MemberContext, id: number, changes: ElectionChanges) {
  await inTransaction(ctx, (tx) => applyChanges(tx, id, changes))
  return showOne(ctx, id)
}

/** What was voted is kept as it is; of an open election it is never opened. */
export async function voidElection(ctx: MemberContext, id: number, reason: string) {
  await inTransaction(ctx, async (tx) => {
    const state = await lockElection(tx, id)
    if (state.void) throw new Refusal('conflict', 'This election is void already.')
    await declareVoid(tx, state, reason)
    if (state.nominations) await schedule(tx, 'settle-nominations', tx.now())
    await syncNotices(tx, id)
    await announceElection(tx, id)
  })
  return showOne(ctx, id)
}

interface AskedClasses {
  classFilter?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export async function countElectorate(ctx: MemberContext, { classFilter, from, to }: AskedClasses) {
  const numberOf = (given: string | undefined) => (given === undefined ? null : Number(given))
  const classes = { from: numberOf(from), to: numberOf(to), filter: classFilter?.trim() || null }
  return { eligible: countEligible(await readBrotherhood(ctx), classes) }
}
