// News of changes between processes: LISTEN/NOTIFY, with a list of listeners in each process.
import type { Driver } from '../db/db.ts'
import { randomCode } from '../secrets/codes.ts'

export const CHANNEL = 'aerie'
/** Tells what this process announced itself, and has heard already. */
export const HERE = randomCode()

/** What has changed. `keys` are prefixes of query keys, as pages hold them; `only` narrows whose pages are told. */
export interface Change {
  keys: (string | number)[][]
  only?: { memberId: number } | { memberIds: number[] } | { role: 'admin' }
}

/** The prefix of every key: whatever is kept in memory may be out of date. */
export const EVERYTHING: Change = { keys: [[]] }

export interface Bus {
  /** Answers the function that ends the subscription. */
  subscribe(listener: (change: Change) => void): () => void
  /** Tells this process at once; the others hear of it through the database. */
  deliver(change: Change): void
  close(): Promise<void>
}

/** Opens the process's one listening connection. When it was lost and is back, everything counts as changed. */
export async function openBus(driver: Driver): Promise<Bus> {
  const listeners = new Set<(change: Change) => void>()
  const deliver = (change: Change) => {
    for (const listener of listeners) listener(change)
  }
  const { unlisten } = await driver.listen(
    CHANNEL,
    (payload) => {
      const { from, change } = JSON.parse(payload) as { from: string; change: Change }
      if (from !== HERE) deliver(change)
    },
    () => deliver(EVERYTHING),
  )
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    deliver,
    close: unlisten,
  }
}

/** Whether a change touches the queries under `key`. */
export const touches = (change: Change, key: (string | number)[]) =>
  change.keys.some((prefix) => prefix.every((part, i) => i >= key.length || part === key[i]))
