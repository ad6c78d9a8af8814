// What a member is shown of his own votes: his choice and his receipt, unless others gave him a way in after he had voted.
import { whyHidden } from '@aerie/contract/poll-values'
import { polls } from '@aerie/contract/polls'
import type { Context } from '#platform/context.ts'
import { must } from '#platform/errors.ts'
import { touchedBy } from '#platform/events/bus.ts'
import { readWayIn } from '#platform/session/way-in.ts'
import type { BoxKeys } from '#platform/vote-keys.ts'
import * as data from './data.ts'
import { type BallotContent, hashOf, tagOf, trackerOf, tryToOpen } from './sealing.ts'
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
export async function readOwn(ctx: Context, voter: Voter, boxes: BallotBox[]) {
  const known = remembered(ctx).of(voter.id)
  const own = new Map<number, OwnVote>()
  const unread: BallotBox[] = []
  for (const box of boxes) {
    if (!voter.voted.has(box.id)) continue
    const opened = known.get(box.id)
    if (!opened) unread.push(box)
    own.set(box.id, ownVoteOf(opened ?? null, voter.wayIn))
  }
  const opened = await openSealed(ctx, voter.id, unread)
  remembered(ctx).add(voter.id, opened)
  for (const [id, ballot] of opened) own.set(id, ownVoteOf(ballot, voter.wayIn))
  return own
}

/** By box; none where there is none, the key is gone, or it is not as it was sealed. */
async function openSealed({ db, voteKeys }: Context, memberId: number, boxes: BallotBox[]) {
  const known = new Map<number, BoxKeys>()
  for (const { id, keyName } of boxes) {
    const keys = voteKeys.find(keyName)
    if (keys) known.set(id, keys)
  }
  const opened = new Map<number, BallotContent>()
  if (known.size === 0) return opened
  const tags = [...known.values()].map((keys) => tagOf(keys, memberId))
  for (const { box_id, ...ballot } of await data.listSealed(db, { boxIds: [...known.keys()], tags })) {
    const keys = known.get(box_id)
    const own = keys && tryToOpen(keys, ballot)
    if (own) opened.set(box_id, own)
  }
  return opened
}

/** Ballots, some 10 MB of them. */
const MOST_REMEMBERED = 100_000
const REMEMBERED = {}

/**
 * What this process has opened of members' ballots, by member and box, each for himself alone: a ballot that was cast does not
 * change. All is forgotten when anything happens to a poll but a vote; of the members the one who looked longest ago.
 */
const remembered = ({ caches }: Pick<Context, 'caches'>) =>
  caches.open(REMEMBERED, ({ bus }) => {
    const byMember = new Map<number, Map<number, BallotContent>>()
    let count = 0
    bus.subscribe((change) => {
      if (!touchedBy(change, [polls.receipt])) return
      byMember.clear()
      count = 0
    })
    return {
      of: (memberId: number): ReadonlyMap<number, BallotContent> => byMember.get(memberId) ?? new Map(),
      add(memberId: number, opened: ReadonlyMap<number, BallotContent>) {
        const before = byMember.get(memberId) ?? new Map<number, BallotContent>()
        const after = opened.size > 0 ? new Map([...before, ...opened]) : before
        if (after.size === 0) return
        count += after.size - before.size
        // A map remembers the order in which its entries came.
        byMember.delete(memberId)
        byMember.set(memberId, after)
        for (const [other, { size }] of byMember) {
          if (count <= MOST_REMEMBERED) break
          byMember.delete(other)
          count -= size
        }
      },
    }
  })

function ownVoteOf(opened: BallotContent | null, { number, givenAt }: Voter['wayIn']): OwnVote {
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
