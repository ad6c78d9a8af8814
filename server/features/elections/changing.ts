// Changes of an election: all of it while nobody has voted, and then a later end.
import type { ElectionChanges, NewElection } from '@aerie/contract/election-forms'
import { canonicalJson } from '@aerie/votes/canonical-json'
import { endOf, reminderOf, startOf } from '#features/ballot-notices/moments.ts'
import * as ballots from '#features/ballots/service.ts'
import { isOpenedSealed, mustBeSealable, sealingFacts } from '#features/election-sealing/choosing.ts'
import * as data from '#features/election-states/data.ts'
import {
  askedFrom,
  type Call,
  columnsOf,
  definitionOf,
  type PositionQuestion,
  sealingFrom,
} from '#features/election-states/definition.ts'
import type { ElectionState } from '#features/election-states/states.ts'
import { displayName } from '#features/people/person.ts'
import { readTimeZone } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { schedule } from '#platform/jobs/jobs.ts'
import { mustKnowGathering } from './gathering-link.ts'
import { lockElection } from './locking.ts'
import { mustSuitNominations } from './nominated.ts'
import { syncNotices } from './notices.ts'
import { replacePositions } from './positions.ts'
import { announceElection, openDue } from './settling.ts'

/** Within a transaction. What is left out stays. */
export async function applyChanges(tx: MemberContext, id: number, changes: ElectionChanges) {
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
    if (state.nominations && !isSameTime(call, state.call))
      await data.updateNominations(tx.db, id, { dates_moved: state.nominations.datesMoved + 1 })
  } else if (isSame && call.endsAt > state.call.endsAt) await extend(tx, state, call.endsAt)
  else throw new Refusal('conflict', isOpenedSealed(state) ? SEALED : VOTED)
  await record(tx, { action: 'election.change', objectId: id, before, after })
  await follow(tx, id, call)
}

const VOTED = 'Somebody has voted: from now on only the end can be moved, to a later time.'
const SEALED = 'It has opened, sealed by its trustees: from now on only the end can be moved, to a later time.'

const isSameTime = (one: Call, other: Call) =>
  one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime()

async function extend(tx: Context, { call, positions }: ElectionState, endsAt: Date) {
  for (const { box } of positions) {
    await ballots.extendBox(tx, box, endsAt)
    await ballots.writeLog(tx, box, 'EndExtended', {
      from: call.endsAt.toISOString(),
      endDate: endsAt.toISOString(),
    })
  }
}

export async function readAsked(tx: Context, positions: NewElection['positions']): Promise<PositionQuestion[]> {
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
export const factsOf = (call: Call, asked: PositionQuestion[]) => ({
  description: call.description,
  showsNumbers: call.showsNumbers,
  gatheringId: call.gatheringId,
  endDate: call.endsAt.toISOString(),
  ...sealingFacts(call.sealing),
  positions: asked.map((position) => ({ ...definitionOf(call, position), candidates: position.candidates })),
})

/** Who may vote is listed at once where its start has come. */
export async function follow(tx: Context, id: number, { startsAt, endsAt, sealing }: Call) {
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

export async function mustBeAhead(tx: Context, { startsAt, endsAt }: Call) {
  if (endsAt <= startsAt) throw invalid('endDate', 'The end has to come after the start.')
  if (endsAt <= (await ballots.readClock(tx))) throw invalid('endDate', 'The end has to be in the future.')
}
