// Casting a ballot that the voter's browser has sealed: it is checked in another thread, and put on the board as it came.
import { Refused } from '@aerie/verifiable-elections/refused'
import type { Following, PostedBallot } from '#features/ballots/casting.ts'
import { readReceipt } from '#features/ballots/own-votes.ts'
import { type BallotBox, castPosted, keysOf } from '#features/ballots/service.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { must, Refusal } from '#platform/errors.ts'
import { publicCredentialOf } from './contest-keys.ts'
import * as data from './data.ts'
import { readSetup } from './setup.ts'

/** In letters; what a ballot is without candidates, and what each of them adds at most. */
const LONGEST_FRAME = 1_800
const LONGEST_ANSWER = 1_100

/**
 * Puts the ballot into the box and onto its board. The same one once more is answered `same`. Refuses what is no ballot of this
 * position, or is not signed with the caller's own voting key.
 */
export async function postBallot(ctx: MemberContext, box: BallotBox, text: string, following: Following) {
  const ballot = await checkedBallot(ctx, box, text)
  must(
    ballot.credential === publicCredentialOf(keysOf(ctx, box), ctx.actor.id),
    'This ballot is signed with another voting key than yours.',
  )
  const { result } = await castPosted(ctx, box, ballot, { ...following, alongside: (tx, cast) => post(tx, box, cast) })
  const isSame = result === 'again' && (await findOwn(ctx, box))?.tracker === ballot.tracker
  return { result: isSame ? ('same' as const) : result, tracker: ballot.tracker }
}

async function checkedBallot(ctx: Context, box: BallotBox, text: string): Promise<PostedBallot> {
  if (text.length > LONGEST_FRAME + LONGEST_ANSWER * box.optionCount)
    throw new Refusal('not_valid', 'This is longer than any ballot of this position.')
  const { election } = await readSetup(ctx, box)
  must(election !== '', 'This election has not begun.')
  try {
    return { text, ...(await ctx.ballotChecks.checkBallot(election, text)) }
  } catch (error) {
    if (error instanceof Refused) throw new Refusal('not_valid', `This ballot was not taken. ${error.message}`)
    throw error
  }
}

/** Together with others in an order that does not say which came first. */
async function post({ db }: Context, { id }: BallotBox, cast: PostedBallot[]) {
  const inOrder = [...cast].sort((one, other) => (one.tracker < other.tracker ? -1 : 1))
  for (const ballot of inOrder) await data.append(db, id, { type: 'Ballot', texts: [ballot.text], ballot })
}

const findOwn = (ctx: MemberContext, box: BallotBox) =>
  data.findBallot(ctx.db, box.id, publicCredentialOf(keysOf(ctx, box), ctx.actor.id))

/** What a board ends with at this moment; '' of one that has not begun. */
export const readBoardHead = async ({ db }: Context, { id }: BallotBox) =>
  (await data.listBoards(db, [id]))[0]?.head ?? ''

/** Null where he has not voted. Refuses where others gave him a way in after he had. */
export async function readPostedReceipt(ctx: MemberContext, box: BallotBox) {
  if (!(await readReceipt(ctx, ctx.actor.id, box))) return null
  const [own, head] = await Promise.all([findOwn(ctx, box), readBoardHead(ctx, box)])
  return own?.tracker ? { tracker: own.tracker, head } : null
}
