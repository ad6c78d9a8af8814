// Starts the workers that check an election, ties them to each other, and ends them all when it is given up.
import type { CheckMessage, CheckOrder } from './check-messages.ts'

interface CheckListener {
  onMessage: (message: CheckMessage) => void
  /** Without one of these workers nothing is checked. */
  onFailure: (sentence: string) => void
}

/** More than these take each other's memory. */
const MOST_HELPERS = 8

/** Returns what gives it up. */
export function checkBeside(order: Omit<CheckOrder, 'helpers'>, { onMessage, onFailure }: CheckListener): () => void {
  const workers: Worker[] = []
  const end = () => {
    for (const worker of workers) worker.terminate()
  }
  const fail = () => {
    end()
    onFailure(NOT_THERE)
  }
  const watched = (worker: Worker) => {
    worker.onerror = fail
    workers.push(worker)
    return worker
  }
  try {
    const helpers = Array.from({ length: cores() }, () => {
      const { port1, port2 } = new MessageChannel()
      watched(new Worker(new URL('./ballot-worker.ts', import.meta.url), { type: 'module' })).postMessage(port1, [
        port1,
      ])
      return port2
    })
    const checker = watched(new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' }))
    checker.onmessage = ({ data }: MessageEvent<CheckMessage>) => {
      if ('end' in data || 'failure' in data) end()
      onMessage(data)
    }
    checker.postMessage({ ...order, helpers } satisfies CheckOrder, helpers)
  } catch {
    end()
    // After the caller has what gives it up.
    queueMicrotask(() => onFailure(NO_WORKERS))
  }
  return end
}

const cores = () => Math.min(MOST_HELPERS, Math.max(1, navigator.hardwareConcurrency || 1))

const NOT_THERE = 'The program that checks could not be loaded. Check your connection and try again.'
const NO_WORKERS =
  'This browser cannot check an election: it does not run programs beside the page. Save the files, and check them elsewhere.'
