// What a member is shown of his own votes: his choice and his receipt, unless others gave him a way in after he had voted.
import { whyHidden } from '@aerie/contract/poll-values'
import type { Context } from '#platform/context.ts'
import { must } from '#platform/errors.ts'
import { readWayIn } from '#platform/session/way-in.ts'
import type { BoxKeys } from '#platform/vote-keys.ts'
import * as data from './data.ts'
import { hashOf, type Opened, tagOf, trackerOf, tryToOpen } from './sealing.ts'
import { type BallotBox, keysOf } from './service.ts'

/** What a voter may know of his own votes. */
export interface Voter {
  id: number
  /** The time by which all of it is so. */
  now: Date
  /** Into which boxes he has voted. */
  voted: ReadonlySet<number>
  /** On whose lists he is. */
  listed: ReadonlySet<number>
  /** How often others have given him a way in, and when last. */
  wayIn: { number: number; givenAt: Date | null }
}

export async function readVoter({ db }: Context, id: number): Promise<Voter> {
  const { now, voted, listed, way_in, given_at } = await data.readVoter(db, id)
  return { id, now, voted: new Set(voted), listed: new Set(listed), wayIn: { number: way_in ?? 0, givenAt: given_at } }
}

export interface OwnVote {
  /** Null where they cannot be opened any more, or are not shown. */
  choices: number[] | null
  /** Since when nothing of it is shown: others gave him a way in after he had voted. */
  hiddenSince: Date | null
}

/** What he has put into those of these boxes, by their id. */
export async function readOwn({ db, voteKeys }: Context, voter: Voter, boxes: BallotBox[]) {
  const own = new Map<number, OwnVote>()
  for (const { id } of boxes) if (voter.voted.has(id)) own.set(id, { choices: null, hiddenSince: null })
  const known = new Map<number, BoxKeys>()
  for (const { id, keyName } of boxes) {
    const keys = own.has(id) ? voteKeys.find(keyName) : null
    if (keys) known.set(id, keys)
  }
  if (known.size === 0) return own
  const tags = [...known.values()].map((keys) => tagOf(keys, voter.id))
  for (const { box_id, ...ballot } of await data.listSealed(db, { boxIds: [...known.keys()], tags })) {
    const keys = known.get(box_id)
    if (keys) own.set(box_id, ownVoteOf(tryToOpen(keys, ballot), voter.wayIn))
  }
  return own
}

function ownVoteOf(opened: Opened | null, { number, givenAt }: Voter['wayIn']): OwnVote {
  if (opened?.wayIn === number) return { choices: opened.choices, hiddenSince: null }
  return { choices: null, hiddenSince: opened && givenAt }
}

/** Null where he has not voted. Refuses where others gave him a way in after he had. */
export async function readReceipt(ctx: Context, memberId: number, box: BallotBox) {
  const keys = keysOf(ctx, box)
  const tag = tagOf(keys, memberId)
  const [[ballot], { number }] = await Promise.all([
    data.listSealed(ctx.db, { boxIds: [box.id], tags: [tag] }),
    readWayIn(ctx.db, memberId),
  ])
  if (!ballot) return null
  must(number === 0 || tryToOpen(keys, ballot)?.wayIn === number, whyHidden())
  return { tracker: trackerOf(keys, tag), ballotHash: hashOf(ballot) }
}
