// A cache of many entries: each is read when it is asked for, and cached until a change concerns it.

import type { Context } from '../context.ts'
import { type Change, touchedBy } from '../events/bus.ts'
import type { LoadContext, WithCaches } from './caches.ts'

interface CachedEachDefinition<Key, T> {
  /** The endpoints whose answers the entries hold. */
  answers: { path: string }[]
  load: (key: Key, reading: LoadContext) => Promise<T>
  /** Which entries a change concerns: by key, or by value; without it, all. */
  concerned?: (change: Change) => Key[] | ((kept: T) => boolean) | 'all'
  /** False for values that are not cached, such as a missing row. */
  isKept?: (value: T) => boolean
  /** Milliseconds after which an entry is read anew, even without a change. */
  trustedMs?: number
  /** So many entries are kept at most. */
  most?: number
}

interface CacheEntry<T> {
  promise: Promise<T>
  since: number
  /** Undefined while it is being read: its value is not known yet, so every change concerns it. */
  value?: T
}

const USUAL_MOST = 20_000

export interface CachedEach<Key, T> {
  /** Reads one entry. */
  (ctx: WithCaches, key: Key): Promise<T>
  /** The entry where it is in memory as it is now; undefined where it has to be read. */
  present(ctx: WithCaches, key: Key): T | undefined
  /**
   * Keeps what a transaction writes of an entry in the place of what it has read, from its commit on: unless anything but
   * its own changes has concerned the entry meanwhile.
   */
  renew(tx: Context, key: Key, from: T, to: T): void
}

export function cachedEach<Key, T>(definition: CachedEachDefinition<Key, T>): CachedEach<Key, T> {
  const entriesIn = ({ caches }: WithCaches) => caches.open(definition, (reading) => open(definition, reading))
  return Object.assign((ctx: WithCaches, key: Key) => entriesIn(ctx).read(key), {
    present: (ctx: WithCaches, key: Key) => entriesIn(ctx).present(key),
    renew(tx: Context, key: Key, from: T, to: T) {
      tx.closing?.renewals.push(entriesIn(tx).renewal(key, from, to))
    },
  })
}

function open<Key, T>(definition: CachedEachDefinition<Key, T>, reading: LoadContext) {
  const { answers, load, concerned = () => 'all' as const, isKept = () => true } = definition
  const { trustedMs = Infinity, most = USUAL_MOST } = definition
  const entries = new Map<Key, CacheEntry<T>>()
  reading.bus.subscribe((change) => {
    if (touchedBy(change, answers) === null) return
    const which = change.stale === 'everything' ? 'all' : concerned(change)
    if (which === 'all') entries.clear()
    else if (typeof which !== 'function') for (const key of which) entries.delete(key)
    else for (const [key, { value }] of entries) if (value === undefined || which(value)) entries.delete(key)
  })
  const read = (key: Key) => {
    const entry: CacheEntry<T> = { promise: load(key, reading), since: Date.now() }
    const evict = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    entry.promise
      .then((value) => {
        entry.value = value
        if (!isKept(value)) evict()
      })
      .catch(evict)
    if (entries.size >= most) entries.clear()
    entries.set(key, entry)
    return entry.promise
  }
  const trusted = (key: Key) => {
    const entry = entries.get(key)
    return entry && Date.now() - entry.since < trustedMs ? entry : undefined
  }
  return {
    read: (key: Key) => trusted(key)?.promise ?? read(key),
    present: (key: Key) => trusted(key)?.value,
    renewal: (key: Key, from: T, to: T) => () =>
      entries.get(key)?.value === from
        ? () => void entries.set(key, { promise: Promise.resolve(to), since: Date.now(), value: to })
        : null,
  }
}
