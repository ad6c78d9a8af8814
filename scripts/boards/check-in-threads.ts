// Checks the ballots of a board on all processors, and says how far it is.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CheckedBallot } from '@aerie/verifiable-elections/ballot-checks'
import type { CheckBallots } from '@aerie/verifiable-elections/check-archive'
import { Refused } from '@aerie/verifiable-elections/refused'
import { receivedOf, type SentBallot } from '@aerie/verifiable-elections/sent-ballots'

/** A thread is given so many at once: a second or two of work. */
const AT_ONCE = 25

type Answer = { checked: SentBallot[] } | { step: string; sentence: string }

/** `onProgress` is told how many of all ballots were checked. */
export const checkInThreads =
  (onProgress: (checked: number, all: number) => void): CheckBallots =>
  async (texts, election) => {
    const ballots: CheckedBallot[] = []
    const left = Array.from({ length: Math.ceil(texts.length / AT_ONCE) }, (_, piece) => piece * AT_ONCE).values()
    let checked = 0
    const work = async (thread: Worker) => {
      for (const from of left) {
        const answer = await ask(thread, texts.slice(from, from + AT_ONCE))
        if ('sentence' in answer) throw new Refused(answer.step, answer.sentence)
        for (const [at, ballot] of answer.checked.entries()) ballots[from + at] = receivedOf(ballot)
        checked += answer.checked.length
        onProgress(checked, texts.length)
      }
    }
    const size = Math.min(availableParallelism(), Math.ceil(texts.length / AT_ONCE))
    const program = new URL('./ballot-thread.ts', import.meta.url)
    const threads = Array.from({ length: size }, () => new Worker(program, { workerData: election.text }))
    try {
      await Promise.all(threads.map(work))
    } finally {
      await Promise.all(threads.map((thread) => thread.terminate()))
    }
    return ballots
  }

function ask(thread: Worker, texts: readonly string[]): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.postMessage(texts)
  return promise.finally(() => {
    thread.off('message', resolve)
    thread.off('error', reject)
  })
}
