// Elections for members: listing, voting, and the receipt of a vote.
import type { Election, ElectionVote } from '@aerie/contract/elections'
import type { PollReceipt } from '@aerie/contract/poll-records'
import type { CastOutcome } from '#features/ballots/casting.ts'
import { readOwn, readReceipt, readVoter } from '#features/ballots/own-votes.ts'
import { areTracked, castBallot, readClock, readHead } from '#features/ballots/service.ts'
import { maySee, readSetsOfAll } from '#features/election-sealing/show-trustees.ts'
import { readBrotherhood } from '#features/election-states/electorate.ts'
import { type ElectionState, type PositionState, readStates } from '#features/election-states/states.ts'
import { readNames } from '#features/people/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, must, notFound, Refusal } from '#platform/errors.ts'
import * as changing from './changing.ts'
import { readLinks } from './gathering-link.ts'
import * as locking from './locking.ts'
import * as nominated from './nominated.ts'
import * as notices from './notices.ts'
import { byUrgency } from './order.ts'
import * as positions from './positions.ts'
import * as settling from './settling.ts'
import { settleDue, staleElection } from './settling.ts'
import { showElection, statusOf } from './show.ts'

/** The soonest to end first. */
export const listActive = async (ctx: MemberContext) =>
  (await listWhere(ctx, (state, now) => !state.void && statusOf(state, now) === 'active')).sort((a, b) =>
    a.endDate < b.endDate ? -1 : 1,
  )

/** What can be voted on first. */
export const listAll = async (ctx: MemberContext) => (await listWhere(ctx, () => true)).sort(byUrgency)

export async function showOne(ctx: MemberContext, id: number): Promise<Election> {
  const [election] = await listWhere(ctx, (state) => state.id === id)
  if (!election) throw notFound('Election')
  return election
}

async function listWhere(ctx: MemberContext, isWanted: (state: ElectionState, now: Date) => boolean) {
  const { id, role } = ctx.actor
  const clock = await readClock(ctx)
  const current = await readCurrent(ctx, clock)
  // After what has begun or ended was seen to: it is then that he is on a list.
  const [voter, brotherhood, nameOf] = await Promise.all([readVoter(ctx, id), readBrotherhood(ctx), readNames(ctx)])
  const { now } = voter
  const asked = [...current.values()].filter((state) => isWanted(state, now))
  const sets = await readSetsOfAll(ctx, asked)
  const wanted = asked.filter((state) => maySee(state, id, sets))
  const gatherings = await readLinks(
    ctx,
    wanted.map(({ call }) => call.gatheringId),
  )
  const boxes = wanted.flatMap(({ positions }) => positions.map(({ box }) => box))
  // Choices are not shown here: whether a receipt is has to be found out for those alone to whom others gave a way in.
  const own = voter.wayIn.number > 0 ? await readOwn(ctx, voter, boxes) : null
  const moment = { now, brotherhood, nameOf, gatherings, sets }
  return wanted.map((state) => showElection(state, { ...voter, role, own }, moment))
}

/** What the clock has brought is done by whoever looks first; where it cannot be, the job says why. */
async function readCurrent(ctx: Context, now: Date) {
  const states = await readStates(ctx)
  const { settled } = await settleDue(ctx, states, now)
  return settled > 0 ? readStates(ctx) : states
}

/** Called after a time by others than one member, and not over. */
export const countCalledSince = async (ctx: Context, since: Date, except: number) =>
  [...(await readStates(ctx)).values()].filter(
    (state) =>
      state.createdAt > since &&
      state.createdBy !== except &&
      !state.call.sealing?.isTrial &&
      !state.void &&
      statusOf(state, ctx.now()) !== 'completed',
  ).length

export async function findElection(ctx: MemberContext, id: number): Promise<ElectionState> {
  const state = (await readCurrent(ctx, await readClock(ctx))).get(id)
  if (!(state && maySee(state, ctx.actor.id, await readSetsOfAll(ctx, [state])))) throw notFound('Election')
  return state
}

export async function findPosition(ctx: MemberContext, electionId: number, id: number) {
  const election = await findElection(ctx, electionId)
  const position = election.positions.find((each) => each.id === id)
  if (!position) throw notFound('Position')
  return { election, position }
}

/** Once and for good. */
export async function vote(ctx: MemberContext, id: number, { positionId, candidateId }: ElectionVote) {
  const { election, position } = await findPosition(ctx, id, positionId)
  must(!election.void, 'This election is void. Votes are no longer taken.')
  if (election.call.sealing)
    throw new Refusal(
      'another_kind',
      'This election is sealed by trustees: your browser seals the ballot before it sends it.',
    )
  const choice = choiceOf(position, candidateId)
  const { result, head, tracker } = await castBallot(ctx, position.box, [choice], { stale: staleElection(id) })
  mustBeCast(result)
  return { success: true as const, tracker, head, election: await showOne(ctx, id) }
}

/** Refuses, with the reason, where no ballot was cast. */
export function mustBeCast(result: Exclude<CastOutcome['result'], 'another_way_in'>) {
  must(result !== 'closed', 'This election has ended. Votes are no longer taken.')
  must(result !== 'not_open', 'This election has not begun.')
  must(result !== 'not_eligible', 'You may not vote for this position.')
  if (result === 'again') throw new Refusal('conflict', 'You have already voted for this position.')
  if (result === 'changed')
    throw new Refusal('conflict', 'This election was changed a moment ago. Look at it again, and then vote.')
}

/** Its place on the ballot, of which the last is to abstain. */
function choiceOf({ candidateIds }: PositionState, candidateId: number | null) {
  if (candidateId === null) return candidateIds.length
  const at = candidateIds.indexOf(candidateId)
  if (at < 0) throw invalid('candidateId', 'This position has no such candidate.')
  return at
}

export async function showReceipt(ctx: MemberContext, electionId: number, id: number): Promise<PollReceipt> {
  const { election, position } = await findPosition(ctx, electionId, id)
  if (election.call.sealing)
    throw new Refusal('another_kind', 'This election is sealed by trustees: its receipts are of another kind.')
  const { box, result } = position
  const [receipt, { head }] = await Promise.all([readReceipt(ctx, ctx.actor.id, box), readHead(ctx, box)])
  if (!receipt) throw new Refusal('not_found', 'You have not voted for this position.')
  return { ...receipt, head, isPublished: result && election.call.showsNumbers && areTracked(box, result.voters) }
}

/** For nominations, which stand above elections. */
export const applyChanges = changing.applyChanges
export const lockElection = locking.lockElection
export const mustEndInTime = nominated.mustEndInTime
export const scheduleNominations = nominated.scheduleNominations
export const syncNotices = notices.syncNotices
export const addPosition = positions.addPosition
export const removePosition = positions.removePosition
export const reword = positions.reword
export const announceElection = settling.announceElection
export const openDue = settling.openDue
