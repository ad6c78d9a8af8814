// Polls for members: listing, voting, and the receipt of a vote.
import type { PollReceipt } from '@aerie/contract/poll-records'
import { type Poll, type PollVote, polls } from '@aerie/contract/polls'
import { staleOf } from '@aerie/contract/stale'
import { readOwn, readReceipt, readVoter } from '#features/ballots/own-votes.ts'
import { areTracked, castBallot, readClock, readHead } from '#features/ballots/service.ts'
import { listSigners } from '#features/ballots/signing/signing.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { choicesOf } from './choices.ts'
import { closeDuePolls } from './closing.ts'
import { isOpen, type PollViewer, serializePoll, showPoll } from './show.ts'
import { addToState, type PollState, readState, readStates } from './states.ts'

/** As checked JSON, the soonest to end first. Where none can be open, nobody has to be asked what time it is. */
export async function listOpen(ctx: MemberContext) {
  const isAny = [...(await readStates(ctx)).values()].some(({ box, void: voided }) => !voided && !box.closedAt)
  return isAny ? listOpenNow(ctx) : '[]'
}

const listOpenNow = async (ctx: MemberContext) =>
  serialize(await listWhere(ctx, isOpen), (a, b) => a.box.endsAt.getTime() - b.box.endsAt.getTime())

/** As checked JSON, the newest first. */
export const listAll = async (ctx: MemberContext) => serialize(await listWhere(ctx, () => true), (a, b) => b.id - a.id)

export async function showOne(ctx: MemberContext, id: number): Promise<Poll> {
  const { shown, viewerOf, now } = await listWhere(ctx, (state) => state.id === id)
  const [state] = shown
  if (!state) throw notFound('Poll')
  return showPoll(state, viewerOf(state), now)
}

interface PollList {
  shown: PollState[]
  viewerOf: (state: PollState) => PollViewer
  now: Date
}

async function listWhere(ctx: MemberContext, isWanted: (state: PollState, now: Date) => boolean): Promise<PollList> {
  const { id, role } = ctx.actor
  const voter = await readVoter(ctx, id)
  const { now } = voter
  const shown = [...(await readCurrent(ctx, now)).values()].filter((state) => isWanted(state, now))
  const boxes = shown.map(({ box }) => box)
  const own = await readOwn(ctx, voter, boxes)
  return { shown, viewerOf: ({ box }) => ({ role, own: own.get(box.id) }), now }
}

function serialize({ shown, viewerOf, now }: PollList, inOrder: (a: PollState, b: PollState) => number) {
  const all = shown.sort(inOrder).map((state) => serializePoll(state, viewerOf(state), now))
  return `[${all.join(',')}]`
}

/** Polls whose end has come are closed by whoever looks first; of one that cannot be closed the job says why. */
async function readCurrent(ctx: Context, now: Date) {
  const states = await readStates(ctx)
  const { closed } = await closeDuePolls(ctx, states, now)
  return closed > 0 ? readStates(ctx) : states
}

export async function findPoll(ctx: Context, id: number): Promise<PollState> {
  const state = (await readCurrent(ctx, await readClock(ctx))).get(id)
  if (!state) throw notFound('Poll')
  return state
}

/** Once and for good. What is announced names the poll alone. */
export async function vote(ctx: MemberContext, id: number, given: PollVote) {
  const state = await readState(ctx, id)
  if (!state) throw notFound('Poll')
  must(!state.void, 'This poll is void. Votes are no longer taken.')
  const choices = choicesOf(state.definition, given)
  const { result, head, tracker, at } = await castBallot(ctx, state.box, choices, {
    stale: staleOf([id], polls.list, polls.listAll, polls.audit),
    counted: (cast) => addToState(ctx, state, cast),
  })
  must(result !== 'closed', 'This poll has ended. Votes are no longer taken.')
  must(result !== 'not_eligible', 'Only active members may vote.')
  if (result === 'again') throw new Refusal('conflict', 'You have already voted on this poll.')
  if (result === 'changed')
    throw new Refusal('conflict', 'This poll was changed a moment ago. Look at it again, and then vote.')
  const own = { choices, hiddenSince: null }
  const poll = showPoll((await readState(ctx, id)) ?? state, { role: ctx.actor.role, own }, at)
  return { success: true as const, tracker, head, poll }
}

export async function showReceipt(ctx: MemberContext, id: number): Promise<PollReceipt> {
  const { box, result } = await findPoll(ctx, id)
  const [receipt, { head }] = await Promise.all([readReceipt(ctx, ctx.actor.id, box), readHead(ctx, box)])
  if (!receipt) throw new Refusal('not_found', 'You have not voted on this poll.')
  return { ...receipt, head, isPublished: result && areTracked(box, result.voters) }
}

/** Called after a time by others than one member, and open still. */
export const countCalledSince = async (ctx: Context, since: Date, except: number) =>
  [...(await readStates(ctx)).values()].filter(
    (state) => state.createdAt > since && state.createdBy !== except && isOpen(state, ctx.now()),
  ).length

export const showKey = (ctx: Context) => listSigners(ctx)
