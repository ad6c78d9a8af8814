// Counting a board whose time is over: its end, the sum of its ballots, the parts of those who turn their keys, and what they open.
import { decryptPart } from '@aerie/verifiable-elections/decryption'
import { readElection } from '@aerie/verifiable-elections/election'
import { hashOf } from '@aerie/verifiable-elections/group'
import { Refused } from '@aerie/verifiable-elections/refused'
import { readTally } from '@aerie/verifiable-elections/tally'
import { type BallotBox, keysOf } from '#features/ballots/service.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { serverSecretOf } from './contest-keys.ts'
import * as data from './data.ts'
import { readSetup } from './setup.ts'

/** On the board the server's key is the first, and those of the trustees follow. */
const SERVER = 1
export const ownerOf = (seat: number) => seat + SERVER
const seatOf = (owner: number) => owner - SERVER

/** No ballot comes any more. Within the transaction that closes the box. */
export const endBallots = ({ db }: Context, { id }: BallotBox) => data.append(db, id, { type: 'EndBallots', texts: [] })

export interface PreparedTally {
  count: number
  sums: string
  /** The server's own part. */
  part: string
}

/** The sum of all ballots, still sealed, and the server's part in opening it. Takes long where there are many; nothing is written. */
export async function prepareTally(ctx: Context, box: BallotBox): Promise<PreparedTally> {
  const [{ election }, ballots] = await Promise.all([readSetup(ctx, box), data.listBallots(ctx.db, box.id)])
  const { fields, hash } = readElection(election)
  const answers = fields.questions.map((question) => question.answers.length)
  const sums = await ctx.ballotChecks.sumBallots(ballots, answers)
  const part = decryptPart(hash, serverSecretOf(keysOf(ctx, box)), readTally(JSON.parse(sums)))
  return { count: ballots.length, sums, part }
}

/** Within a transaction that holds the box. */
export async function writeTally({ db }: Context, { id }: BallotBox, { count, sums, part }: PreparedTally) {
  const summary = JSON.stringify({ num_tallied: count, total_weight: count, encrypted_tally: hashOf(sums) })
  await data.append(db, id, { type: 'EncryptedTally', texts: [sums, summary] })
  await writePart(db, id, { owner: SERVER, part })
}

const writePart = (db: Context['db'], id: number, { owner, part }: { owner: number; part: string }) =>
  data.append(db, id, {
    type: 'PartialDecryption',
    texts: [part, JSON.stringify({ owner, payload: hashOf(part) })],
  })

/** What a board has come to, still sealed, with the keys that open it. */
export async function readSums({ db }: Pick<Context, 'db'>, { id }: BallotBox) {
  const [sums, summary] = await data.listDataOf(db, id, 'EncryptedTally', 2)
  return sums === undefined || summary === undefined ? null : { tally: sums, count: countIn(summary) }
}

const countIn = (summary: string) => Number(JSON.parse(summary).num_tallied)

/** Refuses a part that was not made with the key of that seat, from this count. */
export async function checkTurned(ctx: Context, box: BallotBox, given: { seat: number; part: string }) {
  const [{ election, trustees }, sums] = await Promise.all([readSetup(ctx, box), readSums(ctx, box)])
  if (!sums) throw new Refusal('conflict', 'There is nothing to turn a key for yet.')
  const asked = { election, trustees, tally: sums.tally, owner: ownerOf(given.seat), part: given.part }
  await ctx.ballotChecks.checkPart(asked).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
    throw new Refusal('not_valid', `Your key was not turned. ${error.message}`)
  })
}

/** Answers whether it is new; refuses a part other than the one that was given before. Within a transaction. */
export async function keepPart({ db }: Context, { id }: BallotBox, { seat, part }: { seat: number; part: string }) {
  const owner = ownerOf(seat)
  const before = (await data.listParts(db, id)).find((each) => each.owner === owner)
  if (before && before.part !== part)
    throw new Refusal('conflict', 'You have turned your key already, with another count than this one.')
  if (!before) await data.insertPart(db, { box_id: id, owner, part })
  return !before
}

/** Puts the parts that are there onto the board, and where they are enough answers what they open. Within a transaction. */
export async function publishParts(ctx: Context, box: BallotBox, threshold: number) {
  const { db } = ctx
  const [published, kept] = [await data.listPublished(db, box.id), await data.listParts(db, box.id)]
  const waiting = kept.filter(({ owner }) => !published.some((each) => each.owner === owner))
  for (const each of waiting) await writePart(db, box.id, each)
  const [{ election, trustees }, sums] = [await readSetup(ctx, box), await readSums(ctx, box)]
  if (kept.length < threshold || !sums) return null
  const parts = [...published, ...waiting]
  const { hash, fields } = readElection(election)
  const result = await ctx.ballotChecks.decodeResult({ election, trustees, tally: sums.tally, parts, most: sums.count })
  await data.append(db, box.id, { type: 'Result', texts: [JSON.stringify({ result })] })
  const votes = result[0] ?? []
  return {
    electionHash: hash,
    uuid: fields.uuid,
    seats: kept.map(({ owner }) => seatOf(owner)),
    voters: sums.count,
    /** Of the candidates in their order, and last of blank ballots. */
    counts: [...votes, sums.count - votes.reduce((sum, each) => sum + each, 0)],
  }
}
