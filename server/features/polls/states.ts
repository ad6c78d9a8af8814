// All polls as they stand, in memory: what is asked and what came of it, and of open ones the counts.
import { PollOutcome } from '@aerie/contract/poll-values'
import { polls } from '@aerie/contract/polls'
import { type BallotBox, countVoters, findBoxes } from '#features/ballots/service.ts'
import { type CastTogether, openTallies, type Tally } from '#features/ballots/tallies.ts'
import { cached } from '#platform/cache/cached.ts'
import type { Context } from '#platform/context.ts'
import * as data from './data.ts'
import { definitionOf, type PollDefinition } from './definition.ts'

/** What changes with an act of an officer or at the close, and with no vote. */
interface StoredPoll {
  id: number
  definition: PollDefinition
  createdAt: Date
  createdBy: number | null
  box: BallotBox
  void: { reason: string; at: Date } | null
  /** Once it is closed; null of one that was void by then. */
  result: { eligible: number; voters: number; counts: number[]; outcome: PollOutcome } | null
  /** Of one that was void at the close, of which nothing is opened. */
  uncounted: Tally | null
}

/** The same object for as long as nothing of it changes. */
export interface PollState extends Omit<StoredPoll, 'uncounted'> {
  /** Until it is closed. */
  tally: Tally | null
}
export type PollStates = ReadonlyMap<number, PollState>

type StatesContext = Pick<Context, 'caches' | 'voteKeys'>

export async function readStates(ctx: StatesContext): Promise<PollStates> {
  const states = new Map<number, PollState>()
  for (const asked of (await readAsked(ctx)).values()) states.set(asked.id, await stateOf(ctx, asked))
  return states
}

/** Undefined where there is none. */
export async function readState(ctx: StatesContext, id: number): Promise<PollState | undefined> {
  const asked = (await readAsked(ctx)).get(id)
  return asked && stateOf(ctx, asked)
}

/** Counts what this process has cast, before others are told. */
export function addToState(
  { caches, voteKeys }: StatesContext,
  { id, box }: Pick<PollState, 'id' | 'box'>,
  cast: CastTogether,
) {
  tallies({ caches }).add(id, box, cast, voteKeys)
}

const TALLIES = {}
const tallies = ({ caches }: Pick<Context, 'caches'>) =>
  caches.open(TALLIES, (reading) => openTallies({ ...reading, answers: [polls.list] }))

const kept = new WeakMap<StoredPoll, PollState>()

async function stateOf({ caches, voteKeys }: StatesContext, asked: StoredPoll): Promise<PollState> {
  const { uncounted, ...poll } = asked
  const isOpen = !(poll.result || poll.box.closedAt)
  const tally = isOpen ? await tallies({ caches }).read(poll.id, poll.box, voteKeys) : uncounted
  const before = kept.get(asked)
  if (before && before.tally === tally) return before
  const state = { ...poll, tally }
  kept.set(asked, state)
  return state
}

/** A vote changes nobody's receipt; whatever else happens to a poll does. */
const readAsked = cached<ReadonlyMap<number, StoredPoll>>({
  answers: [polls.receipt],
  load: async ({ db }) => askedOf({ db }, await data.listPolls(db)),
  replace: async (before, ids, { db }) =>
    new Map([...before, ...(await askedOf({ db }, await data.listPollsOf(db, ids)))]),
})

async function askedOf(reader: Pick<Context, 'db'>, rows: data.PollRow[]): Promise<Map<number, StoredPoll>> {
  const boxes = await findBoxes(
    reader,
    rows.map((row) => row.box_id),
  )
  const all = new Map<number, StoredPoll>()
  for (const row of rows) {
    const box = boxes.get(row.box_id)
    if (!box) continue
    const result = resultOf(row)
    const isUncounted = box.closedAt && !result
    const uncounted = isUncounted ? { number: 0, voters: await countVoters(reader, box), counts: null } : null
    all.set(row.id, {
      id: row.id,
      definition: definitionOf(row),
      createdAt: row.created_at,
      createdBy: row.created_by,
      box,
      void: row.voided_at && row.void_reason !== null ? { at: row.voided_at, reason: row.void_reason } : null,
      result,
      uncounted,
    })
  }
  return all
}

const resultOf = ({ eligible, voters, counts, outcome }: data.PollRow): StoredPoll['result'] =>
  outcome === null || counts === null || eligible === null || voters === null
    ? null
    : { eligible, voters, counts, outcome: PollOutcome.parse(outcome) }
