// Ballots sealed by trustees: what the check of one costs the server, how long a board of a thousand takes, and the count of ten thousand.
import { checkBallot } from '@aerie/verifiable-elections/ballot-checks'
import { makeBallot } from '@aerie/verifiable-elections/ballots'
import { decryptPart } from '@aerie/verifiable-elections/decryption'
import { type Election, readElection, writeElection } from '@aerie/verifiable-elections/election'
import { oftenMultiplied, randomNumber } from '@aerie/verifiable-elections/group'
import { readTally } from '@aerie/verifiable-elections/tally'
import { makeTrusteeKey } from '@aerie/verifiable-elections/trustee-keys'
import { checkInThreads } from '../../scripts/boards/check-in-threads.ts'
import { type BallotChecks, openBallotChecks } from '../../server/platform/ballot-checks/ballot-checks.ts'
import { type Bench, type Figure, milliseconds, times } from '../instruments/figure.ts'
import { measureBoard } from './sealed-board.ts'

const CANDIDATES = 5
/** So many different ones are made; of more, they stand several times. */
const MADE = 60
const BOARD = 1_000
const COUNTED = 10_000
const VOTERS = 20_000
const GOALS = { checkMs: 15, boardMs: 60_000, countMs: 15_000 }

const key = makeTrusteeKey()

export async function sealedBallots({ folder }: Bench): Promise<Figure[]> {
  const election = askAnything()
  const ballots = Array.from({ length: MADE }, (_, at) => {
    const votes = Array.from({ length: CANDIDATES }, (_one, answer): 0 | 1 =>
      answer === at % (CANDIDATES + 1) ? 1 : 0,
    )
    return makeBallot(election, randomNumber(), [votes])
  })
  const many = (count: number) => Array.from({ length: count }, (_, at) => ballots[at % MADE] ?? '')
  const checks = openBallotChecks()
  const figures = [
    await oneCheck(checks, election, ballots),
    await board(election, many(BOARD)),
    await count(checks, election, many(COUNTED)),
    await votingKeys(checks),
  ]
  await checks.close()
  return [...figures, ...(await measureBoard(folder))]
}

function askAnything() {
  const answers = Array.from({ length: CANDIDATES }, (_, at) => `Brother ${at + 1}`)
  const questions = [{ answers, min: 0, max: 1, question: 'President?' }]
  const { public_key } = key.publicKey
  return readElection(writeElection({ description: '', name: 'Board', public_key, questions, uuid: 'AAAAbbbbCCCC12' }))
}

/** Of all threads of this process: while they check, it does nothing else. */
async function processorTimeOf(work: () => unknown) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function wallTimeOf(work: () => unknown) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function oneCheck(checks: BallotChecks, election: Election, ballots: readonly string[]): Promise<Figure> {
  const inThreads = () => Promise.all(ballots.map((ballot) => checks.checkBallot(election.text, ballot)))
  await inThreads()
  const taken = (await processorTimeOf(inThreads)) / MADE
  const judged = { ...election, key: oftenMultiplied(election.key) }
  const byPackage = (await processorTimeOf(() => ballots.map((ballot) => checkBallot(ballot, judged)))) / MADE
  return {
    workload: `a sealed ballot of ${CANDIDATES} candidates checked, in a thread of the server (processor time)`,
    baseline: `${milliseconds(byPackage)}: by the package, in JavaScript`,
    goal: `at most ${GOALS.checkMs} ms`,
    measured: `${milliseconds(taken)}, ${times(taken / byPackage)}`,
    met: taken <= GOALS.checkMs,
  }
}

async function board(election: Election, ballots: readonly string[]): Promise<Figure> {
  const taken = await wallTimeOf(() => checkInThreads(() => {})(ballots, election))
  return {
    workload: `a board of ${BOARD.toLocaleString('en')} ballots, as verify-vote checks it (wall time)`,
    baseline: '',
    goal: `under ${GOALS.boardMs / 1000} s`,
    measured: milliseconds(taken),
    met: taken < GOALS.boardMs,
  }
}

async function count(checks: BallotChecks, election: Election, ballots: readonly string[]): Promise<Figure> {
  const trustees = JSON.stringify([['Single', key.publicKey]])
  const taken = await wallTimeOf(async () => {
    const tally = await checks.sumBallots(ballots, [CANDIDATES])
    const part = decryptPart(election.hash, key.secret, readTally(JSON.parse(tally)))
    const parts = [{ owner: 1, part }]
    await checks.decodeResult({ election: election.text, trustees, tally, parts, most: ballots.length })
  })
  return {
    workload: `${COUNTED.toLocaleString('en')} sealed ballots summed, opened and counted (wall time)`,
    baseline: '',
    goal: `under ${GOALS.countMs / 1000} s`,
    measured: milliseconds(taken),
    met: taken < GOALS.countMs,
  }
}

async function votingKeys(checks: BallotChecks): Promise<Figure> {
  const secrets = Array.from({ length: VOTERS }, randomNumber)
  const taken = await wallTimeOf(() => checks.publicCredentials(secrets))
  return {
    workload: `voting keys for ${VOTERS.toLocaleString('en')} (wall time)`,
    baseline: '',
    goal: 'reported',
    measured: milliseconds(taken),
    met: null,
  }
}
