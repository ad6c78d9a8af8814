// Opens what seals the ballots of an election: a worker, made ready while the voter reads.
import { sealedElections } from '@aerie/contract/sealed-elections'
import { call } from '#lib/api.ts'
import type { SealAnswer, SealedBallot, SealOrder } from './seal-messages.ts'

/** It cannot be sealed here; `detail` says why and what to do. */
export class NotSealed extends Error {
  override readonly name = 'NotSealed'
  readonly detail: string
  constructor(detail: string) {
    super(detail)
    this.detail = detail
  }
}

export interface Sealer {
  /** `choice`: the place of a candidate, or null for nobody. Rejects with `NotSealed`, or as a call does. */
  seal: (positionId: number, choice: number | null) => Promise<SealedBallot>
  close: () => void
}

/** Begins at once to fetch what is needed and to make it ready; where that fails, the next ballot tries anew. */
export function openSealer(electionId: number): Sealer {
  const leaving = new AbortController()
  let opening: Promise<SealWorker> | undefined
  const open = () => {
    opening ??= prepare(electionId, leaving.signal).catch((error) => {
      opening = undefined
      throw error
    })
    return opening
  }
  void open().catch(() => {})
  return {
    async seal(positionId, choice) {
      const worker = await open()
      try {
        return await sealIn(worker, positionId, choice)
      } catch (error) {
        // What one worker could not do another may, with what there is to vote for by then.
        worker.end()
        opening = undefined
        throw error
      }
    },
    close() {
      leaving.abort()
      void opening?.then((worker) => worker.end()).catch(() => {})
    },
  }
}

async function prepare(electionId: number, signal: AbortSignal): Promise<SealWorker> {
  const worker = startWorker()
  try {
    const params = { electionId: String(electionId) }
    const { positions } = await call(sealedElections.ballotKit, { params, signal })
    await worker.ask({ kit: positions })
    return worker
  } catch (error) {
    worker.end()
    throw error
  }
}

async function sealIn(worker: SealWorker, positionId: number, choice: number | null): Promise<SealedBallot> {
  const answer = await worker.ask({ positionId, choice })
  if ('sealed' in answer) return answer.sealed
  throw new NotSealed('failure' in answer ? answer.failure : NOT_RUN)
}

interface SealWorker {
  /** Answers come in the order in which it was asked. */
  ask: (order: SealOrder) => Promise<SealAnswer>
  end: () => void
}

function startWorker(): SealWorker {
  const worker = newWorker()
  const failing = Promise.withResolvers<never>()
  failing.promise.catch(() => {})
  worker.onerror = () => failing.reject(new NotSealed(NOT_RUN))
  const waiting: ((answer: SealAnswer) => void)[] = []
  worker.onmessage = ({ data }: MessageEvent<SealAnswer>) => waiting.shift()?.(data)
  return {
    ask(order) {
      const { promise, resolve } = Promise.withResolvers<SealAnswer>()
      waiting.push(resolve)
      worker.postMessage(order)
      return Promise.race([promise, failing.promise])
    },
    end: () => worker.terminate(),
  }
}

function newWorker(): Worker {
  try {
    return new Worker(new URL('./seal-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    throw new NotSealed(NO_WORKERS)
  }
}

const NO_WORKERS =
  'This browser cannot seal a ballot: it does not run programs beside the page. Nothing was cast. Update it, or vote in another.'
const NOT_RUN = 'The program that seals ballots did not run. Nothing was cast. Check your connection and try again.'
