// Ballot boxes for what is voted on: sealed while they are open, one ballot for each, opened together when they close.
import { createHmac, randomInt } from 'node:crypto'
import type { PublishedBallot } from '@aerie/contract/poll-records'
import { FEWEST_TRACKED } from '@aerie/contract/poll-values'
import { canonicalJson } from '@aerie/votes/canonical-json'
import type { Context, MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { refuseEnded } from '#platform/session/sessions.ts'
import { readWayIn } from '#platform/session/way-in.ts'
import type { BoxKeys } from '#platform/vote-keys.ts'
import * as casting from './casting.ts'
import * as data from './data.ts'
import { completeParticipation } from './participation.ts'
import { seal, trackerOf } from './sealing.ts'
import { openAll } from './tally.ts'

export interface BallotBox {
  id: number
  subject: string
  keyName: string
  optionCount: number
  mostMarks: number
  revision: number
  createdAt: Date
  /** Null where all active members may vote at once; else those who are listed when it comes. */
  startsAt: Date | null
  openedAt: Date | null
  /** How many might vote when it was opened. */
  eligible: number | null
  endsAt: Date
  closedAt: Date | null
}

interface Shape {
  startsAt?: Date
  endsAt: Date
  optionCount: number
  mostMarks: number
}

type BoxRow = Awaited<ReturnType<typeof data.findBox>>

const toBox = (row: BoxRow): BallotBox => ({
  id: row.id,
  subject: row.subject,
  keyName: row.key_name,
  optionCount: row.option_count,
  mostMarks: row.most_marks,
  revision: row.revision,
  createdAt: row.created_at,
  startsAt: row.starts_at,
  openedAt: row.opened_at,
  eligible: row.eligible,
  endsAt: row.ends_at,
  closedAt: row.closed_at,
})

const columnsOf = ({ startsAt, endsAt, optionCount, mostMarks }: Shape) => ({
  starts_at: startsAt ?? null,
  ends_at: endsAt,
  option_count: optionCount,
  most_marks: mostMarks,
})

/** The time by which boxes open and close. */
export const readClock = ({ db }: Pick<Context, 'db'>) => data.readClock(db)

export async function makeBox(tx: Context, shape: Shape): Promise<BallotBox> {
  const name = tx.voteKeys.add()
  return toBox(await data.insertBox(tx.db, { ...columnsOf(shape), subject: name, key_name: name }))
}

const findBox = async ({ db }: Pick<Context, 'db'>, id: number) => toBox(await data.findBox(db, id))

/** By id. */
export const findBoxes = async ({ db }: Pick<Context, 'db'>, ids: number[]) =>
  new Map((await data.findBoxes(db, ids)).map((row) => [row.id, toBox(row)]))

/** Holds the box until the end of the transaction: nobody votes into it meanwhile. Answers it as it is by then. */
export async function lockBox(tx: Context, id: number): Promise<BallotBox> {
  const { subject } = await data.findBox(tx.db, id)
  await data.lockChain(tx.db, subject)
  return findBox(tx, id)
}

export const reshapeBox = (tx: Context, { id }: BallotBox, shape: Shape) => data.updateBox(tx.db, id, columnsOf(shape))
export const extendBox = (tx: Context, { id }: BallotBox, endsAt: Date) => data.extendBox(tx.db, id, endsAt)

/** By box id. */
export const countVotersOf = async ({ db }: Pick<Context, 'db'>, ids: number[]) =>
  new Map((await data.countVotersOf(db, ids)).map(({ box_id, count }) => [box_id, count]))

export const countVoters = ({ db }: Pick<Context, 'db'>, { id }: BallotBox) => data.countVoters(db, id)

/** Answers the hash of the entry. */
export const writeLog = (tx: Context, { subject }: BallotBox, kind: string, facts: Record<string, unknown>) =>
  data.append(tx.db, subject, kind, canonicalJson({ ...facts, kind }))

export const readLog = async ({ db }: Context, { subject }: BallotBox) =>
  (await data.listLog(db, subject)).map(({ previous, hash, ...entry }) => ({
    ...entry,
    previous: previous.toString('hex'),
    hash: hash.toString('hex'),
  }))

/** What its log ends with, and how often the end was made later. */
export async function summarizeLog({ db }: Context, { subject }: BallotBox) {
  const { hash, extensions } = await data.summarizeLog(db, subject)
  return { head: hash.toString('hex'), extensions }
}

export async function readHead({ db }: Context, { subject }: BallotBox) {
  const { number, hash } = await data.findHead(db, subject)
  return { number, head: hash.toString('hex') }
}

/** For all active members of this moment and whoever joins; how many they are is told until the close, as it is by now. */
export async function openForAll(tx: Context, box: BallotBox) {
  const ids = await data.listActive(tx.db)
  await data.openForAll(tx.db, box.id, ids.length)
  await writeLog(tx, box, 'Opened', electorateOf(tx, box, ids))
}

/** Who might vote, as a number and a hash that names nobody and can be compared by whoever has the key of the box. */
function electorateOf(tx: Context, box: BallotBox, ids: number[]) {
  const hash = createHmac('sha256', keysOf(tx, box).electorate).update(ids.join()).digest('hex')
  return { eligible: ids.length, electorateHash: hash }
}

/** Lists who may vote into a box whose start has come; does nothing where they are listed. Their ids are in order. */
export async function openBox(tx: Context, box: BallotBox, memberIds: number[]) {
  if (await data.openBox(tx.db, box.id, memberIds)) await writeLog(tx, box, 'Opened', electorateOf(tx, box, memberIds))
}

/** `choices` are places of options from 0 on. Resolves once it is committed. */
export const castBallot = (ctx: MemberContext, box: BallotBox, choices: number[], following: casting.Following) =>
  castAs(ctx, box, { choices }, following)

/** One that the server cannot open: the box holds no choice of it, and says that he has voted. */
export const castPosted = (
  ctx: MemberContext,
  box: BallotBox,
  posted: casting.PostedBallot,
  following: casting.Following,
) => castAs(ctx, box, { choices: [], posted }, following)

type CastContent = Pick<casting.Voting, 'choices' | 'posted'>

async function castAs(ctx: MemberContext, box: BallotBox, content: CastContent, following: casting.Following) {
  const keys = keysOf(ctx, box)
  const memberId = ctx.actor.id
  // To most nobody ever gave a way in; the database says to whom.
  for (let wayIn = 0; ; ) {
    const ballot = seal(keys, memberId, { choices: content.choices, wayIn })
    const { result, head, at } = await casting.cast(ctx, box, { memberId, ...content, wayIn, ballot }, following)
    if (result !== 'another_way_in')
      return { result, head: head?.toString('hex') ?? '', tracker: trackerOf(keys, ballot.tag), at }
    wayIn = (await readWayIn(ctx.db, memberId)).number
    // Whoever was given it has ended this session: under its number the ballot would open to him.
    await refuseEnded(ctx)
  }
}

/** Of whom the quorum is a share at the close: those of the list, or where there is none, those of this moment. */
export const countElectorate = async (tx: Context, { id, createdAt, startsAt, eligible }: BallotBox) =>
  startsAt === null
    ? data.countElectorate(tx.db, { id, created_at: createdAt })
    : { eligible: eligible ?? 0, joined: 0 }

/** Whether each ballot is published with its tracker: not among few voters, nor where several marks could be a signature. */
export const areTracked = ({ mostMarks }: Pick<BallotBox, 'mostMarks'>, voters: number) =>
  voters >= FEWEST_TRACKED && mostMarks === 1

/** All ballots of a box whose time is over, in the order in which they are published. */
export async function openBallots(tx: Context, box: BallotBox) {
  const keys = keysOf(tx, box)
  const rows = (await data.readBox(tx.db, box)).flatMap(({ tag, sealed }) => (tag && sealed ? [{ tag, sealed }] : []))
  const opened = await openAll(keys, rows)
  if (!opened) throw new Error('A ballot is not as it was sealed')
  const isTracked = areTracked(box, rows.length)
  const ballots = rows.map(({ tag }, at) => ({
    tracker: isTracked ? trackerOf(keys, tag) : null,
    choices: (opened[at]?.choices ?? []).sort((a, b) => a - b),
  }))
  return isTracked ? ballots.sort((a, b) => ((a.tracker ?? '') < (b.tracker ?? '') ? -1 : 1)) : shuffled(ballots)
}

export interface OpenedBallot {
  tracker: string | null
  choices: number[]
}

function shuffled(ballots: OpenedBallot[]) {
  const drawn = [...ballots]
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [a, b] = [drawn[last], drawn[other]]
    if (a && b) [drawn[last], drawn[other]] = [b, a]
  }
  return drawn
}

/** For good; null opens nothing of it. */
export async function closeBox(tx: Context, { id }: BallotBox, opened: OpenedBallot[] | null) {
  await completeParticipation(tx, id)
  await data.closeBox(tx.db, id, opened?.map(({ tracker, choices }) => ({ tracker, choices: choices.join() })) ?? null)
}

export const published = (ballots: OpenedBallot[], optionIds: string[]): PublishedBallot[] =>
  ballots.map(({ tracker, choices }) => ({ tracker, choices: choices.map((choice) => optionIds[choice] ?? '') }))

export const listBallots = async ({ db }: Context, { id }: BallotBox): Promise<OpenedBallot[]> =>
  (await data.listBallots(db, id)).map(({ tracker, choices }) => ({ tracker, choices: choices.split(',').map(Number) }))

export const listParticipants = ({ db }: Context, { id }: BallotBox) => data.listParticipants(db, id)

/** Refuses where the key of the box is gone. */
export function keysOf({ voteKeys }: Pick<Context, 'voteKeys'>, { keyName }: BallotBox): BoxKeys {
  const keys = voteKeys.find(keyName)
  if (!keys)
    throw new Refusal(
      'unavailable',
      'The key of this ballot box is missing. Please tell those who run this installation.',
    )
  return keys
}
