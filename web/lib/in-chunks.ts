// Brings entries up to date in chunks, one after the other: what changes during a chunk waits for the next.
import type { QueryClient } from '@tanstack/react-query'

/** Has to take care of its own failures. */
type HandleChunk = (cache: QueryClient, ids: number[]) => Promise<void>

/** The function that takes the ids of what has changed. */
export function inChunks(handleChunk: HandleChunk): (cache: QueryClient, ids: number[]) => void {
  const waiting = new WeakMap<QueryClient, Set<number>>()
  const run = async (cache: QueryClient, first: number[]) => {
    let ids = first
    while (ids.length > 0) {
      const later = new Set<number>()
      waiting.set(cache, later)
      await handleChunk(cache, ids)
      ids = [...later]
    }
    waiting.delete(cache)
  }
  return (cache, ids) => {
    const later = waiting.get(cache)
    if (later) for (const id of ids) later.add(id)
    else void run(cache, ids)
  }
}
