// The event bus between processes: LISTEN/NOTIFY, with a list of listeners in each process.
import { EVERYTHING, type Stale } from '@aerie/contract/stale'
import { sql } from 'kysely'
import type { Database, Db } from '../db/db.ts'
import { outsideBoundaries } from '../error-boundary.ts'
import { logUncaught } from '../errors.ts'
import { randomCode } from '../secrets/codes.ts'

export const CHANNEL = 'aerie'
/** Milliseconds after which a change that was not received counts as missed. */
const LATE_MS = 1_000
/** Milliseconds within which a commit that nobody answered for is through or rolled back. */
const DOUBT_MS = 60_000

export interface Change {
  /** In the order of the commits; null where this process may only have missed some. */
  number: number | null
  stale: typeof EVERYTHING | Stale[]
  /** Narrows the audience. */
  only?: Audience
  /** New jobs are due. */
  hasJobs?: true
}
/** A change as a service announces it; the number comes with the commit. */
export type Announcement = Omit<Change, 'number'>
export type Audience = OwnPages | { role: 'admin' }
interface OwnPages {
  memberIds: number[]
  /** The page that made the change, and has shown it already. */
  except?: string
}

export interface Bus {
  /** Identifies this process in its own announcements, which it ignores when they come back. */
  name: string
  /** Returns the function that ends the subscription. */
  subscribe(listener: (change: Change) => void): () => void
  /** Delivers to the listeners of this process; the others are notified through the database. */
  deliver(change: Change): void
  /** Says that nobody knows whether a transaction of this process was committed: its changes are heard, if it was. */
  invalidateAll(): void
  /** Whether this process has received every change up to that number. */
  hasHeard(number: number): boolean
  /**
   * Resolves once this process has received every change up to a number that a page or process has seen: to whether it
   * had to wait for one.
   */
  catchUp(number: number): Promise<boolean>
  close(): Promise<void>
}

/** Opens the process's one listening connection. When it was lost and is back, everything counts as changed. */
export async function openBus({ db, listen }: Pick<Database, 'db' | 'listen'>): Promise<Bus> {
  const name = randomCode()
  const listeners = new Set<(change: Change) => void>()
  const progress = openProgress()
  let doubtedUntil = 0
  // Whose request brought the change has no part in what listeners make of it.
  const deliver = (change: Change) =>
    outsideBoundaries(() => {
      for (const listener of listeners) tell(listener, change)
    })
  const missed = async () => {
    const newest = await readNewest(db)
    if (newest > progress.heard()) deliver({ number: null, stale: EVERYTHING })
    progress.advance(newest)
  }
  const readAnew = () => {
    deliver({ number: null, stale: EVERYTHING })
    // Should the database fail here as well, the next caller that has to catch up retries.
    missed().catch(() => {})
  }
  const unlisten = await listen({
    channel: CHANNEL,
    hear(payload) {
      const said = readPayload(payload)
      if (!said) return readAnew()
      const { from, change } = said
      if (from !== name || performance.now() < doubtedUntil) deliver(change)
      progress.advance(change.number)
    },
    onListening: readAnew,
  })
  return {
    name,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    deliver(change) {
      deliver(change)
      if (change.number === progress.heard() + 1) progress.advance(change.number)
    },
    invalidateAll() {
      doubtedUntil = performance.now() + DOUBT_MS
      // It may have been heard already, and taken for a change that is delivered at the commit.
      deliver({ number: null, stale: EVERYTHING })
    },
    hasHeard: (number) => number <= progress.heard(),
    async catchUp(number) {
      if (number <= progress.heard()) return false
      // An invented number must not invalidate every cache.
      if (!(await progress.reaches(number)) && number <= (await readNewest(db))) await missed()
      return true
    },
    close: unlisten,
  }
}

const readNewest = async (db: Db) => {
  const { rows } = await sql<{ number: number }>`select newest_change() as number`.execute(db)
  return rows[0]?.number ?? 0
}

/** A listener that fails over a change takes everything for changed, and none keeps the others from hearing of it. */
function tell(listener: (change: Change) => void, change: Change) {
  try {
    listener(change)
  } catch (error) {
    logUncaught(error)
    if (change.stale !== EVERYTHING) tell(listener, { number: change.number, stale: EVERYTHING })
    // What it keeps may be wrong from here on: the process ends in order.
    else
      queueMicrotask(() => {
        throw error
      })
  }
}

/** Null for what no process of ours sent. */
function readPayload(payload: string) {
  const space = payload.indexOf(' ')
  const number = Number(payload.slice(0, space))
  try {
    const { from, change } = JSON.parse(payload.slice(space + 1)) as { from: string; change: Announcement }
    const isOurs = Number.isSafeInteger(number) && (change.stale === EVERYTHING || Array.isArray(change.stale))
    return isOurs ? { from, change: { ...change, number } } : null
  } catch {
    return null
  }
}

/** The newest number this process has received, and the callers that wait for a newer one. */
function openProgress() {
  let heard = 0
  const waiting = new Set<{ number: number; arrive: (here: boolean) => void }>()
  return {
    heard: () => heard,
    advance(number: number) {
      heard = Math.max(heard, number)
      for (const one of waiting) if (one.number <= heard) one.arrive(true)
    },
    /** False on a timeout. */
    reaches: (number: number) =>
      new Promise<boolean>((resolve) => {
        const late = setTimeout(() => one.arrive(false), LATE_MS)
        const one = {
          number,
          arrive(here: boolean) {
            clearTimeout(late)
            waiting.delete(one)
            resolve(here)
          },
        }
        waiting.add(one)
      }),
  }
}

/** The part of a change that concerns these endpoints; null when none does. */
export function touchedBy(change: Change, endpoints: { path: string }[]): typeof EVERYTHING | Stale[] | null {
  if (change.stale === EVERYTHING) return EVERYTHING
  const touched = change.stale.filter(({ path }) => endpoints.some((endpoint) => endpoint.path === path))
  return touched.length > 0 ? touched : null
}

/** The ids of the objects a change touches; null where it names none. */
export function touchedIds(change: Change, endpoints: { path: string }[]): number[] | null {
  const touched = touchedBy(change, endpoints)
  if (touched === EVERYTHING || touched === null || touched.some(({ ids }) => !ids)) return null
  return touched.flatMap(({ ids }) => ids ?? [])
}
