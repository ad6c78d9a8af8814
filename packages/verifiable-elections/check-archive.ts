// Checks a whole archive, as anybody may: trustees, ballots, count, keys and result, in the order of its events.
import * as z from 'zod/mini'
import { type Board, dataOf, readArchive } from './archive.ts'
import { type CheckedBallot, checkBallot } from './ballot-checks.ts'
import { WrittenCiphertext } from './ballot-shape.ts'
import { checkPart } from './decryption.ts'
import { type Election, readElection } from './election.ts'
import { G, oftenMultiplied, readPoint, timesPublic, writePoint, ZERO } from './group.ts'
import type { Ciphertext } from './proofs.ts'
import { must, reading } from './refused.ts'
import { sumOfBallots, writeTally } from './tally.ts'
import { checkTrustees, combineFactors, type Factors, keyOfOwner, type TrusteeGroup } from './trustees.ts'

const Setup = z.strictObject({ election: z.string(), trustees: z.string(), credentials: z.string() })
const TallySummary = z.strictObject({
  num_tallied: z.int(),
  total_weight: z.int(),
  encrypted_tally: z.string(),
})
const OwnedPart = z.strictObject({ owner: z.int(), payload: z.string() })
const Result = z.strictObject({ result: z.array(z.array(z.int())) })

/** What was asked, of whom, and who holds the keys. */
export type CheckedSetup = { election: Election; groups: TrusteeGroup[]; credentials: ReadonlySet<string> }

/** All that an archive shows once every check has passed. */
export type CheckedArchive = CheckedSetup & {
  state: 'open' | 'closed' | 'counting' | 'counted'
  /** The trackers of its ballots, in the order of the board. */
  trackers: string[]
  /** Numbers of those who turned their keys. */
  turned: number[]
  /** Votes for each answer of each question; null until it is counted. */
  result: number[][] | null
  /** The hash of its last event. */
  head: string
  /** The hashes of all its events, in their order. */
  heads: string[]
}

/** Refuses the setup of a board: what is asked, its key, or who may vote. */
export function checkSetup(board: Board): CheckedSetup {
  const first = board.events[0]?.event
  must(first?.type === 'Setup', 'setup', 'The archive does not begin with what is asked.')
  const setup = reading('setup', 'It is malformed.', () =>
    z.parse(Setup, JSON.parse(dataOf(board, first.payload, 'setup'))),
  )
  const election = readElection(dataOf(board, setup.election, 'setup'))
  const { groups, key } = checkTrustees(dataOf(board, setup.trustees, 'trustees'))
  must(
    writePoint(key) === election.fields.public_key,
    'trustees',
    'The key of the election is not that of its trustees together.',
  )
  oftenMultiplied(election.key)
  return { election, groups, credentials: checkCredentials(dataOf(board, setup.credentials, 'credentials')) }
}

/** Voting keys, each once and each in the group; an archive of a foreign program may have a weight and a name beside, which must be 1. */
function checkCredentials(text: string): ReadonlySet<string> {
  const step = 'credentials'
  const lines = reading(step, 'They are malformed.', () => z.parse(z.array(z.string()), JSON.parse(text)))
  const keys = lines.map((line) => {
    const [key = '', weight = ''] = line.split(',')
    must(weight === '' || weight === '1', step, 'A voting key counts more than once.')
    reading(step, 'A voting key is not in the group.', () => readPoint(key))
    return key
  })
  const distinct = new Set(keys)
  must(distinct.size === keys.length, step, 'A voting key stands twice.')
  return distinct
}

/** A check of many ballots: one after the other here, or in other threads where a caller has some. */
export type CheckBallots = (texts: readonly string[], election: Election) => Promise<CheckedBallot[]>

const oneByOne: CheckBallots = async (texts, election) => texts.map((text) => checkBallot(text, election))

/** Checks everything that an archive shows; refused at the first thing that is wrong, with its step. */
export async function checkArchive(bytes: Uint8Array, checkBallots: CheckBallots = oneByOne): Promise<CheckedArchive> {
  const board = readArchive(bytes)
  const setup = checkSetup(board)
  const { election } = setup
  const voted = board.events.filter(({ event }) => event.type === 'Ballot')
  const ballots = await checkBallots(
    voted.map(({ event }) => dataOf(board, event.payload, 'ballot')),
    election,
  )
  checkVoters(ballots, setup.credentials)
  const counted = checkCount(board, setup, ballots)
  return {
    ...setup,
    ...counted,
    trackers: ballots.map(({ tracker }) => tracker),
    head: board.events.at(-1)?.hash ?? '',
    heads: board.events.map(({ hash }) => hash),
  }
}

/** Stricter than Belenios, where the last of several counts: here a voting key is used once. */
export function checkVoters(ballots: readonly Pick<CheckedBallot, 'credential'>[], credentials: ReadonlySet<string>) {
  const used = new Set<string>()
  for (const { credential } of ballots) {
    must(credentials.has(credential), 'ballot', 'It bears a voting key that nobody was given.')
    must(!used.has(credential), 'ballot', 'A voting key was used twice.')
    used.add(credential)
  }
}

type Counted = Pick<CheckedArchive, 'state' | 'turned' | 'result'>

/** Refuses what follows the ballots, which are those of the board in its order: their sum, the keys turned, the result. */
export function checkCount(board: Board, setup: CheckedSetup, ballots: readonly CheckedBallot[]): Counted {
  const { election } = setup
  const answers = election.fields.questions.map((question) => question.answers.length)
  let state: CheckedArchive['state'] = 'open'
  let tally: Ciphertext[][] = []
  let result: number[][] | null = null
  const parts = new Map<number, Factors>()
  for (const { event } of board.events.slice(1)) {
    const order = `${event.type} stands where it does not belong.`
    if (event.type === 'Ballot') must(state === 'open', 'chain', 'A ballot was added after the end.')
    else if (event.type === 'EndBallots') {
      must(state === 'open', 'chain', order)
      state = 'closed'
    } else if (event.type === 'EncryptedTally') {
      must(state === 'closed', 'chain', order)
      tally = sumOfBallots(
        ballots.map((ballot) => ballot.answers),
        answers,
      )
      checkTally(board, event.payload, { tally, count: ballots.length })
      state = 'counting'
    } else if (event.type === 'PartialDecryption') {
      must(state === 'counting', 'chain', order)
      const { owner, factors } = readPart(board, event.payload, { ...setup, tally })
      must(!parts.has(owner), 'decryption', `Key ${owner} was turned twice.`)
      parts.set(owner, factors)
    } else if (event.type === 'Result') {
      must(state === 'counting', 'chain', order)
      result = checkResult(board, event.payload, { tally, factors: combineFactors(setup.groups, parts, answers) })
      state = 'counted'
    } else must(false, 'chain', order)
  }
  return { state, turned: [...parts.keys()], result }
}

function checkTally(
  board: Board,
  payload: string | undefined,
  { tally, count }: { tally: Ciphertext[][]; count: number },
) {
  const step = 'tally'
  const summary = reading(step, 'It is malformed.', () =>
    z.parse(TallySummary, JSON.parse(dataOf(board, payload, step))),
  )
  must(
    summary.num_tallied === count && summary.total_weight === count,
    step,
    'It does not count as many ballots as there are.',
  )
  const written = reading(step, 'Its sums are malformed.', () =>
    z.parse(z.array(z.array(WrittenCiphertext)), JSON.parse(dataOf(board, summary.encrypted_tally, step))),
  )
  must(JSON.stringify(written) === JSON.stringify(writeTally(tally)), step, 'It is not the sum of the ballots.')
}

function readPart(
  board: Board,
  payload: string | undefined,
  { election, groups, tally }: CheckedSetup & { tally: Ciphertext[][] },
) {
  const step = 'decryption'
  const { owner, payload: part } = reading(step, 'A turned key is malformed.', () =>
    z.parse(OwnedPart, JSON.parse(dataOf(board, payload, step))),
  )
  const key = keyOfOwner(groups, owner)
  must(key !== null, step, `There is no key ${owner}.`)
  const whose = `The part of key ${owner}`
  const factors = checkPart(dataOf(board, part, step), { electionHash: election.hash, key, tally, whose })
  return { owner, factors }
}

function checkResult(
  board: Board,
  payload: string | undefined,
  { tally, factors }: { tally: Ciphertext[][]; factors: Factors },
): number[][] {
  const step = 'result'
  const { result } = reading(step, 'It is malformed.', () => z.parse(Result, JSON.parse(dataOf(board, payload, step))))
  must(
    result.length === tally.length && tally.every(({ length }, at) => result[at]?.length === length),
    step,
    'It does not have a number for each answer.',
  )
  for (const [question, sums] of tally.entries())
    for (const [answer, { beta }] of sums.entries()) {
      const votes = BigInt(result[question]?.[answer] ?? -1)
      const opened = beta.subtract(factors[question]?.[answer] ?? ZERO)
      must(
        votes >= 0n && opened.equals(votes === 0n ? ZERO : timesPublic(G, votes)),
        step,
        'It is not what the turned keys open.',
      )
    }
  return result
}
