// The boundary of a request or a job: what a callback of it throws and nobody catches ends it alone, and not the process.
import { AsyncLocalStorage } from 'node:async_hooks'

/** Takes each error that reached the boundary, and must not throw itself. */
type End = (error: unknown) => void

const boundaries = new AsyncLocalStorage<End | undefined>()

/**
 * Runs `work`. Whatever comes of it, as timers, streams, listeners and promises that nobody awaits, is within the boundary
 * too; what `work` itself throws is its caller's.
 */
export const withinBoundary = <T>(end: End, work: () => T): T => boundaries.run(end, work)

/** For what outlives the request that first needs it, such as a connection that all share. */
export const outsideBoundaries = <T>(work: () => T): T => boundaries.run(undefined, work)

/** For what is called from outside: it runs within the boundary in which it was bound, and what it throws ends that alone. */
export function bound<Given extends unknown[], T>(
  listener: (...given: Given) => T,
): (...given: Given) => T | undefined {
  const end = boundaries.getStore()
  const within = AsyncLocalStorage.snapshot()
  return (...given) => {
    try {
      return within(listener, ...given)
    } catch (error) {
      if (!end) throw error
      end(error)
      return undefined
    }
  }
}

/** Settles as `work` does, or rejects with the first error that reaches the boundary; `onLate` takes what comes after that. */
export function untilUncaught<T>(work: () => Promise<T>, onLate: End): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  let isOver = false
  const over = (settle: () => void) => {
    isOver = true
    settle()
  }
  const fail = (error: unknown) => (isOver ? onLate(error) : over(() => reject(error)))
  withinBoundary(fail, async () => work()).then((value) => over(() => resolve(value)), fail)
  return promise
}

/** Ends what the error that nobody caught belongs to; false where that is no request and no job. */
export function endAtBoundary(error: unknown): boolean {
  const end = boundaries.getStore()
  end?.(error)
  return end !== undefined
}
