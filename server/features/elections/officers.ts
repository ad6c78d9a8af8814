// Elections for officers: calling one, changing what nobody has voted on yet, a later end, and declaring one void.

import type { ElectionChanges, NewElection } from '@aerie/contract/election-forms'
import { MOST_ELECTIONS } from '@aerie/contract/election-values'
import { canonicalJson } from '@aerie/votes/canonical-json'
import { endOf, reminderOf, startOf } from '#features/ballot-notices/moments.ts'
import * as ballots from '#features/ballots/service.ts'
import { isOpenedSealed, mustBeSealable, sealingFacts } from '#features/election-sealing/choosing.ts'
import * as data from '#features/election-states/data.ts'
import {
  askedFrom,
  type Call,
  callFrom,
  columnsOf,
  definitionOf,
  type PositionQuestion,
  sealingFrom,
} from '#features/election-states/definition.ts'
import { countEligible, readBrotherhood } from '#features/election-states/electorate.ts'
import type { ElectionState } from '#features/election-states/states.ts'
import { declareVoid } from '#features/election-states/voiding.ts'
import { displayName } from '#features/people/person.ts'
import { readTimeZone } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { schedule } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import { mustKnowGathering } from './gathering-link.ts'
import { lockElection } from './locking.ts'
import { mustSuitNominations, nominationColumns } from './nominated.ts'
import { syncNotices } from './notices.ts'
import { addPosition, replacePositions } from './positions.ts'
import { showOne } from './service.ts'
import { announceElection, openDue } from './settling.ts'

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
  await inTransaction(ctx, async (tx) => {
    const state = await lockElection(tx, id)
    await mustBeOpen(tx, state)
    const asked = changes.positions ? await readAsked(tx, changes.positions) : state.positions.map((each) => each.asked)
    const call = changedCall(state.call, changes, await readTimeZone(tx))
    const before = factsOf(
      state.call,
      state.positions.map((each) => each.asked),
    )
    const after = factsOf(call, asked)
    if (canonicalJson(before) === canonicalJson(after)) return
    await mustSuitNominations(tx, state, call, asked)
    if (call.gatheringId !== state.call.gatheringId) await mustKnowGathering(tx, call.gatheringId)
    const isSame = canonicalJson({ ...before, endDate: null }) === canonicalJson({ ...after, endDate: null })
    if (state.positions.every(({ voters }) => voters === 0) && !isOpenedSealed(state)) {
      await mustBeAhead(tx, call)
      await mustBeSealable(tx, call, asked)
      await data.updateElection(tx.db, id, columnsOf(call))
      await replacePositions(tx, { id, call }, state, asked)
    } else if (isSame && call.endsAt > state.call.endsAt) await extend(tx, state, call.endsAt)
    else throw new Refusal('conflict', isOpenedSealed(state) ? SEALED : VOTED)
    await record(tx, { action: 'election.change', objectId: id, before, after })
    await follow(tx, id, call)
  })
  return showOne(ctx, id)
}

const VOTED = 'Somebody has voted: from now on only the end can be moved, to a later time.'
const SEALED = 'It has opened, sealed by its trustees: from now on only the end can be moved, to a later time.'

async function extend(tx: Context, { call, positions }: ElectionState, endsAt: Date) {
  for (const { box } of positions) {
    await ballots.extendBox(tx, box, endsAt)
    await ballots.writeLog(tx, box, 'EndExtended', {
      from: call.endsAt.toISOString(),
      endDate: endsAt.toISOString(),
    })
  }
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

async function readAsked(tx: Context, positions: NewElection['positions']): Promise<PositionQuestion[]> {
  const ids = [...new Set(positions.flatMap(({ candidates }) => candidates.map(({ memberId }) => memberId)))]
  const names = new Map((await data.listMembers(tx.db, ids)).map((row) => [row.id, displayName(row)]))
  return positions.map((position) =>
    askedFrom(position, (memberId) => {
      const name = names.get(memberId)
      if (name === undefined) throw invalid('positions', `“${position.title}” has a candidate who is no active member.`)
      return name
    }),
  )
}

function changedCall(before: Call, { startDate, endDate, ...changes }: ElectionChanges, timeZone: string): Call {
  const { positions: _, secrecy, trusteeSetId, publishAt, ...said } = changes
  return {
    ...before,
    ...Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value ?? null])),
    ...(startDate !== undefined && { startsAt: startOf(startDate, timeZone) }),
    ...(endDate !== undefined && { endsAt: endOf(endDate, timeZone) }),
    sealing: changedSealing(before.sealing, { secrecy, trusteeSetId, publishAt }),
  }
}

/** A rehearsal stays one. */
function changedSealing(
  before: Call['sealing'],
  { secrecy, trusteeSetId, publishAt }: Pick<ElectionChanges, 'secrecy' | 'trusteeSetId' | 'publishAt'>,
) {
  return sealingFrom({
    secrecy: secrecy ?? (before ? 'trustees' : 'server'),
    trusteeSetId: trusteeSetId === undefined ? before?.setId : trusteeSetId,
    publishAt: publishAt === undefined ? before?.publishAt?.toISOString() : publishAt,
    isTrial: before?.isTrial ?? false,
  })
}

/** As the audit log keeps it. */
const factsOf = (call: Call, asked: PositionQuestion[]) => ({
  description: call.description,
  showsNumbers: call.showsNumbers,
  gatheringId: call.gatheringId,
  endDate: call.endsAt.toISOString(),
  ...sealingFacts(call.sealing),
  positions: asked.map((position) => ({ ...definitionOf(call, position), candidates: position.candidates })),
})

/** Who may vote is listed at once where its start has come. */
async function follow(tx: Context, id: number, { startsAt, endsAt, sealing }: Call) {
  await schedule(tx, 'settle-elections', startsAt)
  await schedule(tx, 'settle-elections', endsAt)
  if (sealing?.publishAt) await schedule(tx, 'settle-elections', sealing.publishAt)
  await schedule(tx, 'remind-of-elections', reminderOf(endsAt))
  await openDue(tx, id, await ballots.readClock(tx))
  await syncNotices(tx, id)
  await announceElection(tx, id)
}

async function mustBeOpen(tx: Context, { call, void: voided }: ElectionState) {
  if (voided) throw new Refusal('conflict', 'This election is void, and stays as it is.')
  if (call.endsAt <= (await ballots.readClock(tx)))
    throw new Refusal('conflict', 'This election has ended, and stays as it is.')
}

async function mustBeAhead(tx: Context, { startsAt, endsAt }: Call) {
  if (endsAt <= startsAt) throw invalid('endDate', 'The end has to come after the start.')
  if (endsAt <= (await ballots.readClock(tx))) throw invalid('endDate', 'The end has to be in the future.')
}
