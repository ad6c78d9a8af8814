// Casting: ballots that arrive while others are being written go into the next statement together.
import type { Stale } from '@aerie/contract/stale'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { announceBy } from '#platform/events/announce.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import type { BallotContent, SealedBallot } from './sealing.ts'

export interface CastInto {
  id: number
  revision: number
}

export interface Voting extends BallotContent {
  memberId: number
  ballot: SealedBallot
  /** What is sealed by others than the server, and stands elsewhere. */
  posted?: PostedBallot
}

/** The ballot itself where the server cannot open it: its text, whose voting key it bears, and its hash. */
export interface PostedBallot {
  text: string
  credential: string
  tracker: string
}

export interface CastOutcome {
  result: data.CastResult
  /** What the log ends with, where a ballot was cast. */
  head: Buffer | null
  at: Date
}

/** Ballots that were cast together. */
export interface CastTogether {
  votes: Voting[]
  /** The entry of the log before theirs, and the last of theirs. */
  after: number
  newest: number
  /** The number of the change that is announced. */
  announced: number | null
}

/** What follows once ballots are committed. */
export interface Following {
  /** Announced with them. */
  stale: Stale[]
  /** Hears of them before what is announced is heard. */
  counted?: (cast: CastTogether) => void
  /** Writes what else belongs to ballots that were cast, in their transaction. */
  alongside?: (tx: Context, cast: PostedBallot[]) => Promise<void>
}

interface QueuedVote extends PromiseWithResolvers<CastOutcome> {
  ctx: Context
  vote: Voting
}

const MOST_AT_ONCE = 100
const queues = new WeakMap<Db, Map<string, QueuedVote[]>>()

/** Resolves once the ballot is committed, or refused. */
export function cast(ctx: Context, box: CastInto, vote: Voting, following: Following) {
  const ofDatabase = queues.get(ctx.db) ?? new Map<string, QueuedVote[]>()
  queues.set(ctx.db, ofDatabase)
  const name = `${box.id} ${box.revision}`
  const waiting: QueuedVote = { ...Promise.withResolvers<CastOutcome>(), ctx, vote }
  const queue = ofDatabase.get(name)
  if (queue) queue.push(waiting)
  else {
    ofDatabase.set(name, [waiting])
    void castAll(ofDatabase, name, box, following)
  }
  return waiting.promise
}

async function castAll(queues: Map<string, QueuedVote[]>, name: string, box: CastInto, following: Following) {
  for (let queue = queues.get(name) ?? []; queue.length > 0; ) {
    const together = queue.splice(0, MOST_AT_ONCE)
    await castTogether(together, box, following).catch((error: unknown) => {
      for (const { reject } of together) reject(error)
    })
  }
  queues.delete(name)
}

async function castTogether(together: QueuedVote[], box: CastInto, following: Following) {
  const byMember = new Map(together.toReversed().map((each) => [each.vote.memberId, each]))
  const first = [...byMember.values()]
  const write = () => writeAll(contextOf(together), box, { votes: first.map(({ vote }) => vote), following })
  const written = await write().catch((error: unknown) => {
    // By now it is seen to be closed.
    if (data.isTooLate(error)) return write()
    throw error
  })
  const resultOf = new Map(first.map((each, place) => [each, written.results[place]]))
  for (const each of together) {
    const own = resultOf.get(each) ?? againAfter(resultOf.get(byMember.get(each.vote.memberId) ?? each))
    if (own) each.resolve({ result: own, head: written.head, at: written.judged_at })
    else each.reject(new Error('A ballot was not answered'))
  }
}

/** Of a second ballot of the same member. */
const againAfter = (result: data.CastResult | undefined) => (result === 'cast' ? 'again' : result)

/** Nobody's own: what is announced is so for all of them. */
function contextOf(together: QueuedVote[]): Context {
  const [first] = together
  if (!first) throw new TypeError('There is nothing to cast.')
  return {
    ...first.ctx,
    actor: null,
    address: null,
    onChange: (number) => {
      for (const each of together) each.ctx.onChange?.(number)
    },
  }
}

interface Batch {
  votes: Voting[]
  following: Following
}

const writeAll = (ctx: Context, box: CastInto, { votes, following: { stale, counted, alongside } }: Batch) =>
  inTransaction(ctx, (tx) =>
    announceBy(tx, stale, async (announcing) => {
      const written = await data.cast(tx.db, box, {
        ...announcing,
        members: votes.map(({ memberId }) => memberId),
        waysIn: votes.map(({ wayIn }) => wayIn),
        tags: votes.map(({ ballot }) => ballot.tag),
        sealed: votes.map(({ ballot }) => ballot.sealed),
        isAlone: ctx.closing === undefined && !alongside,
      })
      const { results, newest, announced } = written
      const cast = votes.filter((_, at) => results[at] === 'cast')
      if (alongside && cast.length > 0)
        await alongside(
          tx,
          cast.flatMap(({ posted }) => posted ?? []),
        )
      if (newest !== null)
        tx.afterCommit(() => counted?.({ votes: cast, after: newest - cast.length, newest, announced }))
      return written
    }),
  )
