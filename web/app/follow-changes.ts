// Listens to the server's stream of changes and marks what went stale, so that open pages are never out of date.
import { events, type Invalidation } from '@aerie/contract/stale'
import type { QueryClient } from '@tanstack/react-query'
import { type Listen, type StaleKeys, shareStream } from './share-stream.ts'

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000
const EVERYTHING: StaleKeys = [[]]

export const followChanges = (cache: QueryClient) =>
  shareStream(listen, (keys) => {
    for (const queryKey of keys) void cache.invalidateQueries({ queryKey })
  })

/**
 * A stream that breaks off comes back by itself; one that was refused, as by a proxy whose server restarts, is opened
 * anew after a while. Then everything is asked again, since whatever changed meanwhile went unheard; where the session
 * has ended, that is how the page learns of it.
 */
const listen: Listen = (tell, missedBefore) => {
  let wait = FIRST_WAIT_MS
  let missed = missedBefore
  let again: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    const stream = new EventSource(events.stream.path)
    stream.onopen = () => {
      wait = FIRST_WAIT_MS
      if (missed) tell(EVERYTHING)
      missed = false
    }
    stream.onmessage = ({ data }: MessageEvent<string>) => tell(staleKeys(data))
    stream.onerror = () => {
      missed = true
      if (stream.readyState !== EventSource.CLOSED) return
      tell([['auth']])
      again = setTimeout(() => {
        current = open()
      }, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    return stream
  }
  let current = open()
  return () => {
    clearTimeout(again)
    current.close()
  }
}

/** Ids are strings in keys, which are made of addresses. */
const staleKeys = (data: string): StaleKeys => (JSON.parse(data) as Invalidation).keys.map((key) => key.map(String))
