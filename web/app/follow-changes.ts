// Listens to the server's stream of changes and marks what went stale, so that open pages are never out of date.
import { events, type Invalidation } from '@aerie/contract/events'
import type { QueryClient } from '@tanstack/react-query'

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000

/**
 * A stream that breaks off comes back by itself; one that was refused, as by a proxy whose server restarts, is opened
 * anew after a while. Then everything is asked again, since whatever changed meanwhile went unheard; where the session
 * has ended, that is how the page learns of it.
 */
export function followChanges(cache: QueryClient) {
  let wait = FIRST_WAIT_MS
  let missed = false
  const open = () => {
    const stream = new EventSource(events.stream.path)
    stream.onopen = () => {
      wait = FIRST_WAIT_MS
      if (missed) void cache.invalidateQueries()
      missed = false
    }
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      for (const queryKey of staleKeys(data)) void cache.invalidateQueries({ queryKey })
    }
    stream.onerror = () => {
      missed = true
      if (stream.readyState !== EventSource.CLOSED) return
      void cache.invalidateQueries({ queryKey: ['auth'] })
      setTimeout(open, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
  }
  open()
}

/** Prefixes of query keys; ids are strings in keys, which are made of addresses. */
const staleKeys = (data: string) => (JSON.parse(data) as Invalidation).keys.map((key) => key.map(String))
