// Where a process keeps what it has read until it changes: one place for each thing that is kept.
import type { Db } from '../db/db.ts'
import type { Bus } from '../events/bus.ts'

/** What reading needs; the database is never that of a transaction, whose rows nobody else may see yet. */
export interface Reading {
  db: Db
  bus: Bus
  caches: Caches
}

export interface Caches {
  /** What belongs to a definition in this process; made with the first call. */
  open<Kept>(definition: object, make: (reading: Reading) => Kept): Kept
}

export function openCaches(db: Db, bus: Bus): Caches {
  const opened = new Map<object, unknown>()
  const caches: Caches = {
    open<Kept>(definition: object, make: (reading: Reading) => Kept) {
      if (!opened.has(definition)) opened.set(definition, make({ db, bus, caches }))
      return opened.get(definition) as Kept
    },
  }
  return caches
}

/** What any context brings along. */
export type WithCaches = { caches: Caches }
