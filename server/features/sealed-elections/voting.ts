// Voting in an election that trustees seal: what a browser needs for it, the ballot that it sends, and the receipt.
import type { BallotKit, SealedReceipt, SealedVote } from '@aerie/contract/sealed-elections'
import { readVoter } from '#features/ballots/own-votes.ts'
import { type BallotBox, keysOf, readClock } from '#features/ballots/service.ts'
import { credentialOf } from '#features/boards/contest-keys.ts'
import { postBallot, readBoardHead, readPostedReceipt } from '#features/boards/posting.ts'
import { readSetup } from '#features/boards/setup.ts'
import type { ElectionState } from '#features/election-states/states.ts'
import { mustBeCast, showOne } from '#features/elections/service.ts'
import { staleElection } from '#features/elections/settling.ts'
import { statusOf } from '#features/elections/show.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, Refusal } from '#platform/errors.ts'
import { findSealed, positionIn } from './find.ts'

/** His own secrets, and nobody else's. */
export async function readKit(ctx: MemberContext, id: number): Promise<BallotKit> {
  const election = await findSealed(ctx, id)
  const words = mustBeVotedOn(election, await readClock(ctx))
  const { voted, listed } = await readVoter(ctx, ctx.actor.id)
  const open = election.positions.filter(({ box }) => listed.has(box.id) && !voted.has(box.id))
  const positions = await Promise.all(
    open.map(async ({ id: positionId, box }) => ({
      positionId,
      electionJson: (await readSetup(ctx, box)).election,
      credential: String(credentialOf(keysOf(ctx, box), ctx.actor.id)),
    })),
  )
  ctx.ballotChecks.expect(positions.map(({ electionJson }) => electionJson))
  return { words, positions }
}

/** Answers its words. */
function mustBeVotedOn(election: ElectionState, now: Date) {
  must(!election.void, 'This election is void. Votes are no longer taken.')
  must(statusOf(election, now) !== 'completed', 'This election has ended. Votes are no longer taken.')
  must(election.words !== null, 'This election has not begun.')
  return election.words
}

/** Once and for good; the same ballot once more is answered as it was the first time. */
export async function vote(ctx: MemberContext, id: number, { positionId, ballot }: SealedVote) {
  const election = await findSealed(ctx, id)
  const { box } = positionIn(election, positionId)
  const words = mustBeVotedOn(election, await readClock(ctx))
  const { result, tracker } = await postBallot(ctx, box, ballot, { stale: staleElection(id) })
  const isSame = result === 'same'
  if (!isSame) mustBeCast(result)
  const [head, shown] = await Promise.all([
    isSame ? readHeadAgain(ctx, box) : readBoardHead(ctx, box),
    showOne(ctx, id),
  ])
  return { success: true as const, tracker, head, words, election: shown }
}

/** Refuses where others gave him a way in after he had voted: by then it may be somebody else who sends it again. */
const readHeadAgain = async (ctx: MemberContext, box: BallotBox) => (await readPostedReceipt(ctx, box))?.head ?? ''

export async function readReceipt(ctx: MemberContext, electionId: number, id: number): Promise<SealedReceipt> {
  const election = await findSealed(ctx, electionId)
  const receipt = await readPostedReceipt(ctx, positionIn(election, id).box)
  if (!(receipt && election.words)) throw new Refusal('not_found', 'You have not voted for this position.')
  return { ...receipt, words: election.words }
}
