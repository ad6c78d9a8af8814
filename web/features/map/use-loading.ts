// Something that a component needs fetched before it can show it, in the four states of fetching it.
import { useCallback, useEffect, useState } from 'react'
import { loadWithRetry } from './load-with-retry.ts'

export type Loading<T> =
  | { status: 'initial' | 'loading' }
  | { status: 'success'; value: T }
  | { status: 'failure'; error: unknown }

/** Fetches once `wanted`. `load` has to stay the same function. */
export function useLoading<T>(load: () => Promise<T>, wanted = true) {
  const [state, setState] = useState<Loading<T>>({ status: 'initial' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt is made by counting it up.
  useEffect(() => {
    if (!wanted) return
    const stopping = new AbortController()
    const tell = (next: Loading<T>) => stopping.signal.aborted || setState(next)
    tell({ status: 'loading' })
    loadWithRetry(load, stopping.signal).then(
      (value) => tell({ status: 'success', value }),
      (error: unknown) => tell({ status: 'failure', error }),
    )
    return () => stopping.abort()
  }, [load, wanted, attempt])
  return { state, tryAgain: useCallback(() => setAttempt((count) => count + 1), []) }
}
