// Checks and counts of ballots beside other work: a few threads, started when they are needed first, take what is asked in its order.
import { availableParallelism } from 'node:os'
import type { Count, TurnedKey } from './ballot-tasks.ts'
import type { BallotName } from './quick-check.ts'
import { openThreads } from './threads.ts'

/** So many ballots are summed, or credentials made, before another may take its turn: about a tenth of a second. */
const BALLOTS_AT_ONCE = 250
const CREDENTIALS_AT_ONCE = 500
const MOST_THREADS = 4

export interface BallotChecks {
  /** Ballots of these elections will come soon: a thread is started for them and reads what is asked. Nothing waits for it. */
  expect(electionTexts: readonly string[]): void
  /** Rejects with `Refused`, whose sentence names what is wrong. Whether the credential may vote, and has, is the caller's to see. */
  checkBallot(electionText: string, ballotText: string): Promise<BallotName>
  /** The key of a committee together, of its parameters as JSON, all of which is checked for it. */
  committeeKey(parameters: string): Promise<string>
  /** The public credentials of secret numbers from 1 below the order of the group, in their order. */
  publicCredentials(secrets: readonly bigint[]): Promise<string[]>
  /** The text of the encrypted tally of ballots that were checked; `answers` says how many each question has. */
  sumBallots(ballotTexts: readonly string[], answers: readonly number[]): Promise<string>
  /** Rejects with `Refused` where the part of a turned key was not made with that key from that tally. */
  checkPart(asked: Count & TurnedKey): Promise<void>
  /**
   * Votes for each answer of each question, opened by all parts together; rejects with `Refused` where one is wrong, or too few
   * have been turned. No number is more than `most`, the ballots that were counted.
   */
  decodeResult(asked: Count & { parts: readonly TurnedKey[]; most: number }): Promise<number[][]>
  /** What has not been answered by then is rejected. */
  close(): Promise<void>
}

/** Threads are started when something is asked, end when nothing was for ten minutes, and do not keep the process. */
export function openBallotChecks(size = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1))): BallotChecks {
  const threads = openThreads(size)
  return {
    expect(elections) {
      if (!threads.isBusy()) for (const election of elections) threads.run('expected', election).catch(() => {})
    },
    checkBallot: (election, ballot) => threads.run('ballot', { election, ballot }),
    committeeKey: (parameters) => threads.run('committeeKey', parameters),
    async publicCredentials(secrets) {
      const made = await inPieces(secrets, CREDENTIALS_AT_ONCE, size, (piece) => threads.run('credentials', piece))
      return made.flat()
    },
    async sumBallots(ballots, answers) {
      if (ballots.length <= BALLOTS_AT_ONCE) return threads.run('sumOfBallots', { ballots, answers })
      const sums = await inPieces(ballots, BALLOTS_AT_ONCE, size, (piece) =>
        threads.run('sumOfBallots', { ballots: piece, answers }),
      )
      return threads.run('sumOfTallies', sums)
    },
    async checkPart(asked) {
      await threads.run('part', asked)
    },
    decodeResult: (asked) => threads.run('result', asked),
    close: threads.close,
  }
}

/** The answers in the order of the pieces, of which no more are under way than there are threads: others come between. */
async function inPieces<Item, Answer>(
  items: readonly Item[],
  most: number,
  atOnce: number,
  work: (piece: readonly Item[]) => Promise<Answer>,
) {
  const pieces = Array.from({ length: Math.ceil(items.length / most) }, (_, at) =>
    items.slice(at * most, (at + 1) * most),
  )
  const answers: Answer[] = []
  const left = pieces.entries()
  const runner = async () => {
    for (const [at, piece] of left) answers[at] = await work(piece)
  }
  await Promise.all(Array.from({ length: atOnce }, runner))
  return answers
}
