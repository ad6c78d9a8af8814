// What a board begins with: what is asked, whose keys it is sealed for, and with which voting keys ballots are signed.
import { createHash } from 'node:crypto'
import { writeElection } from '@aerie/verifiable-elections/election'
import { hashOf, readPoint, timesBase, writePoint } from '@aerie/verifiable-elections/group'
import { wordsOfHash } from '@aerie/verifiable-elections/seeds'
import { proveTrusteeKey } from '@aerie/verifiable-elections/trustee-keys'
import { type BallotBox, keysOf } from '#features/ballots/service.ts'
import type { Context } from '#platform/context.ts'
import type { BoxKeys } from '#platform/vote-keys.ts'
import { credentialOf, serverSecretOf, uuidOf } from './contest-keys.ts'
import * as data from './data.ts'

/** So many are derived here before they go to the threads: about ten milliseconds. */
const CREDENTIALS_AT_ONCE = 2_000

export interface Contest {
  /** What the election and the position are called. */
  election: string
  position: string
  description: string | null
  /** In the order of the ballot. */
  candidates: string[]
  /** Of the set that seals it, and the key of all of them together. */
  parameters: string
  committeeKey: string
}

export interface PreparedSetup {
  /** Of which members it lists the voting keys. */
  memberIds: number[]
  texts: string[]
}

/** Takes long where many may vote; nothing is written. */
export async function prepareSetup(
  ctx: Pick<Context, 'voteKeys' | 'ballotChecks'>,
  box: BallotBox,
  memberIds: number[],
  contest: Contest,
): Promise<PreparedSetup> {
  const keys = keysOf(ctx, box)
  const secret = serverSecretOf(keys)
  const election = writeElection({
    description: contest.description ?? '',
    name: contest.election,
    public_key: writePoint(timesBase(secret).add(readPoint(contest.committeeKey))),
    questions: [{ answers: contest.candidates, min: 0, max: 1, question: contest.position }],
    uuid: uuidOf(keys),
  })
  const trustees = JSON.stringify([
    ['Single', proveTrusteeKey(secret)],
    ['Pedersen', JSON.parse(contest.parameters)],
  ])
  const credentials = JSON.stringify(await listCredentials(ctx, keys, memberIds))
  const setup = JSON.stringify({
    election: hashOf(election),
    trustees: hashOf(trustees),
    // Of many voters it is more than a megabyte, over which the package takes long.
    credentials: createHash('sha256').update(credentials).digest('hex'),
  })
  return { memberIds, texts: [election, trustees, credentials, setup] }
}

/** In an order that says nothing of whose they are; piece by piece, so that others are answered between. */
async function listCredentials({ ballotChecks }: Pick<Context, 'ballotChecks'>, keys: BoxKeys, memberIds: number[]) {
  const listed: string[] = []
  for (let at = 0; at < memberIds.length; at += CREDENTIALS_AT_ONCE) {
    const secrets = memberIds.slice(at, at + CREDENTIALS_AT_ONCE).map((id) => credentialOf(keys, id))
    listed.push(...(await ballotChecks.publicCredentials(secrets)))
  }
  return listed.sort()
}

/** Within the transaction that opens the box. */
export const beginBoard = ({ db }: Context, { id }: BallotBox, { texts }: PreparedSetup) =>
  data.append(db, id, { type: 'Setup', texts })

/** The text of what is asked, and of whose keys it is sealed for; read for each ballot, without the list of voting keys. */
export async function readSetup({ db }: Pick<Context, 'db'>, { id }: BallotBox) {
  const [election = '', trustees = ''] = await data.listDataOf(db, id, 'Setup', 2)
  return { election, trustees }
}

/** How many voting keys a board lists, and the hash of the list; none where it has not begun. */
export const readVotingKeys = async ({ db }: Pick<Context, 'db'>, { id }: BallotBox) =>
  (await data.findVotingKeys(db, id)) ?? { count: 0, hash: hashOf('') }

/** The twelve words that name an election, of what the boards of its positions begin with. */
export const wordsOfBoards = (setups: string[]) => wordsOfHash(hashOf([...setups].sort().join('')))
