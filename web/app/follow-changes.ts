// Listens to the server's stream of changes and marks what went stale, so that open pages are never out of date.
import { session } from '@aerie/contract/session'
import { changes, EVERYTHING, type StaleMessage, stale } from '@aerie/contract/stale'
import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query'
import { addressOf, noteChange, THIS_PAGE } from '#lib/api.ts'
import { reportOffline, whenOnline } from '#lib/connection.ts'
import { batchChanges } from './batch-changes.ts'
import { type Listen, shareStream } from './share-stream.ts'

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000
const ALL: StaleMessage = { number: null, stale: EVERYTHING }
const SESSION: StaleMessage = { number: null, stale: stale(session.current) }

/** Brings entries of a list up to date that have gone stale, in place of asking for the whole list. */
type ReplaceEntries = (cache: QueryClient, ids: number[]) => void

/** Puts entries that the server has sent into the lists that show them. */
type TakeEntries = (cache: QueryClient, entries: unknown[]) => void

/** By the path of a list. */
interface ByEntry {
  replacing?: Record<string, ReplaceEntries>
  taking?: Record<string, TakeEntries>
}

export function followChanges(cache: QueryClient, byEntry: ByEntry = {}) {
  const batch = batchChanges((changed) => markStale(cache, byEntry, changed))
  shareStream(listen, ({ number, stale: changed, except, within }) => {
    // At once: whatever is asked from now on is to be as new.
    if (number !== null) noteChange(number)
    if (except !== THIS_PAGE) batch(changed, within)
  })
}

function markStale(cache: QueryClient, { replacing = {}, taking = {} }: ByEntry, changed: StaleMessage['stale']) {
  if (changed === EVERYTHING) return invalidate(cache, {})
  for (const { path, ids, members, entries } of changed) {
    const replace = replacing[path]
    const take = taking[path]
    if (entries && take) take(cache, entries)
    else if (members) invalidate(cache, { queryKey: [path], predicate: showing(new Set(members)) })
    else if (!ids) invalidate(cache, { queryKey: [path] })
    else if (replace) replace(cache, ids)
    else for (const id of ids) invalidate(cache, { queryKey: keyOf(path, id) })
  }
}

/** Whether an answer shows one of these members, or is not known yet. */
const showing =
  (members: Set<number>) =>
  ({ state: { data, fetchStatus } }: Query) =>
    data === undefined || fetchStatus !== 'idle' || hasMember(data, members)

const OF_MEMBERS = new Set(['id', 'memberId'])

function hasMember(data: unknown, members: Set<number>): boolean {
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(data).some(([key, value]) =>
    typeof value === 'number' ? OF_MEMBERS.has(key) && members.has(value) : hasMember(value, members),
  )
}

/** What is on its way for the first time may be older than the change, and is asked again as soon as it is there. */
function invalidate(cache: QueryClient, which: QueryFilters) {
  for (const { queryKey, state, promise } of cache.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' }))
    if (state.data === undefined)
      promise?.then(
        () => cache.invalidateQueries({ queryKey, exact: true }),
        () => {},
      )
  void cache.invalidateQueries(which)
}

/** An endpoint for one object is asked with its id first; a list is stale as a whole. */
const keyOf = (path: string, id: number) => (path.includes(':') ? [path, String(id)] : [path])

/**
 * A stream that breaks off comes back by itself, or with the connection; one that was refused, as by a proxy whose server
 * restarts, is opened anew after a while. Then everything is asked again, since whatever changed meanwhile went unheard; where the session
 * has ended, that is how the page learns of it.
 */
const listen: Listen = (tell, missedBefore) => {
  let wait = FIRST_WAIT_MS
  let missed = missedBefore
  let again: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    // What the page shows was asked for since it began to load, before anybody listened.
    const query = missed ? {} : { age: String(Math.ceil(performance.now())) }
    const stream = new EventSource(addressOf(changes.stream, { query }))
    stream.onopen = () => {
      wait = FIRST_WAIT_MS
      if (missed) tell(ALL)
      missed = false
    }
    stream.onmessage = ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as StaleMessage)
    stream.onerror = () => {
      missed = true
      reportOffline()
      if (stream.readyState !== EventSource.CLOSED) return
      tell(SESSION)
      again = setTimeout(() => {
        current = open()
      }, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT_MS)
    }
    return stream
  }
  let current = open()
  const leaveLine = whenOnline(() => {
    if (current.readyState === EventSource.OPEN) return
    clearTimeout(again)
    current.close()
    current = open()
  })
  return () => {
    leaveLine()
    clearTimeout(again)
    current.close()
  }
}
