// Hands the ballots of a board to the workers that check them, a few at a time, so that all are busy and each step can be seen.
import type { CheckedBallot } from '@aerie/verifiable-elections/ballot-checks'
import type { Election } from '@aerie/verifiable-elections/election'
import { Refused } from '@aerie/verifiable-elections/refused'
import { receivedOf } from '@aerie/verifiable-elections/sent-ballots'
import type { BallotAnswer, BallotOrder } from './ballot-exchange.ts'

/** About a fifth of a second of work, and a second on an old phone. */
const AT_ONCE = 5

/** Rejects with `Refused` at the first ballot that is none; `onDone` is told how many are checked. */
export async function spreadBallots(
  texts: readonly string[],
  election: Election,
  { helpers, onDone }: { helpers: readonly MessagePort[]; onDone: (done: number) => void },
): Promise<CheckedBallot[]> {
  const all: CheckedBallot[] = new Array(texts.length)
  let next = 0
  let done = 0
  const work = async (helper: MessagePort) => {
    helper.postMessage({ election: election.text } satisfies BallotOrder)
    while (next < texts.length) {
      const from = next
      const some = texts.slice(from, from + AT_ONCE)
      next += some.length
      const checked = await ask(helper, { texts: some }, from)
      for (const [at, ballot] of checked.entries()) all[from + at] = ballot
      done += checked.length
      onDone(done)
    }
  }
  await Promise.all(helpers.map(work))
  return all
}

async function ask(helper: MessagePort, order: BallotOrder, from: number): Promise<CheckedBallot[]> {
  const { promise, resolve } = Promise.withResolvers<BallotAnswer>()
  helper.onmessage = ({ data }: MessageEvent<BallotAnswer>) => resolve(data)
  helper.postMessage(order)
  const answer = await promise
  if ('refused' in answer) throw new Refused('ballot', `Ballot ${from + answer.refused + 1}: ${answer.sentence}`)
  return answer.checked.map(receivedOf)
}
