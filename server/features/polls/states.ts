// All polls as they stand, in memory: of open ones the counts, opened here and by what is new alone.
import { PollOutcome } from '@aerie/contract/poll-values'
import { polls } from '@aerie/contract/polls'
import { type BallotBox, countVoters, findBoxes, type Tally, tally } from '#features/ballots/service.ts'
import { cached } from '#platform/cache/cached.ts'
import type { Reading } from '#platform/cache/caches.ts'
import type { Context } from '#platform/context.ts'
import type { VoteKeys } from '#platform/vote-keys.ts'
import * as data from './data.ts'
import { type Definition, definitionOf } from './definition.ts'

export interface PollState {
  id: number
  definition: Definition
  createdAt: Date
  box: BallotBox
  void: { reason: string; at: Date } | null
  /** Until it is closed. */
  tally: Tally | null
  /** Once it is closed; null of one that was void by then. */
  result: { eligible: number; voters: number; counts: number[]; outcome: PollOutcome } | null
}
export type PollStates = ReadonlyMap<number, PollState>

type Counting = Pick<Context, 'db' | 'voteKeys'>

/** One definition for each process: it opens ballots with the keys of its context. */
const readers = new WeakMap<VoteKeys, (ctx: Pick<Context, 'caches'>) => Promise<PollStates>>()

export function readStates(ctx: Pick<Context, 'caches' | 'voteKeys'>): Promise<PollStates> {
  const { voteKeys } = ctx
  const reader = readers.get(voteKeys) ?? define(voteKeys)
  readers.set(voteKeys, reader)
  return reader(ctx)
}

const define = (voteKeys: VoteKeys) =>
  cached<PollStates>({
    answers: [polls.list],
    load: async ({ db }) => statesOf({ db, voteKeys }, await data.listPolls(db), new Map()),
    replace: async (kept, ids, { db }: Reading) =>
      new Map([...kept, ...(await statesOf({ db, voteKeys }, await data.listPollsOf(db, ids), kept))]),
  })

async function statesOf(ctx: Counting, rows: data.PollRow[], before: PollStates): Promise<PollStates> {
  const boxes = await findBoxes(
    ctx,
    rows.map((row) => row.box_id),
  )
  const states = new Map<number, PollState>()
  for (const row of rows) {
    const box = boxes.get(row.box_id)
    if (!box) continue
    const state = stateOf(row, box)
    states.set(row.id, { ...state, tally: await tallyOf(ctx, state, before.get(row.id)) })
  }
  return states
}

const stateOf = (row: data.PollRow, box: BallotBox): Omit<PollState, 'tally'> => ({
  id: row.id,
  definition: definitionOf(row),
  createdAt: row.created_at,
  box,
  void: row.voided_at && row.void_reason !== null ? { at: row.voided_at, reason: row.void_reason } : null,
  result:
    row.outcome === null || row.counts === null || row.eligible === null || row.voters === null
      ? null
      : {
          eligible: row.eligible,
          voters: row.voters,
          counts: row.counts,
          outcome: PollOutcome.parse(row.outcome),
        },
})

/** What was counted of other options counts no more; of a poll that is void nothing is opened. */
async function tallyOf(ctx: Counting, { box, result }: Omit<PollState, 'tally'>, before: PollState | undefined) {
  if (result) return null
  if (box.closedAt) return { number: 0, voters: await countVoters(ctx, box), counts: null }
  return tally(ctx, box, before?.box.revision === box.revision ? before.tally : null)
}
