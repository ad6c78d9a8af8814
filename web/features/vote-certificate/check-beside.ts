// Has a worker check a closed vote, and hands it what is published in pieces, so that the page answers all the while.
import type { Part } from '@aerie/votes/check-vote'
import type { Kept, Published } from '@aerie/votes/published'
import type { CheckerMessage, CheckerOrder } from './check-worker.ts'

/** Ballots, or entries of the log, in a piece: copying them takes a few milliseconds. */
const PIECE = 1000

interface Watching {
  /** Told how much is done, from 0 to 1. */
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** Rejects with the sentence of an error where it cannot be checked, and with the reason of the signal where it is given up. */
export async function checkBeside(published: Published, kept: Kept, { onProgress, signal }: Watching) {
  const { promise, resolve, reject } = Promise.withResolvers<Part[]>()
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<CheckerMessage>) => {
    if ('done' in data) onProgress(data.done)
    else if ('parts' in data) resolve(data.parts)
    else reject(new Error(data.failure))
  }
  worker.onerror = () => reject(new Error(NOT_THERE))
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    await Promise.race([send(worker, published, kept), promise])
    return await promise
  } finally {
    signal.removeEventListener('abort', giveUp)
    worker.terminate()
  }
}

const NOT_THERE = 'The program that checks could not be loaded. Check your connection and try again.'

async function send(worker: Worker, { ballots, log = [], ...rest }: Published, kept: Kept) {
  const post = (sent: CheckerOrder) => worker.postMessage(sent)
  for (const piece of piecesOf(ballots)) {
    post({ ballots: piece })
    await nextTask()
  }
  for (const piece of piecesOf(log)) {
    post({ log: piece })
    await nextTask()
  }
  post({ rest, kept })
}

function* piecesOf<T>(all: T[]) {
  for (let from = 0; from < all.length; from += PIECE) yield all.slice(from, from + PIECE)
}

/** Lets the page draw and answer in between. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))
