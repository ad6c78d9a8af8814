// The caches of a process: one for each definition.
import type { Db } from '../db/db.ts'
import type { Bus } from '../events/bus.ts'

/** What loaders need; the database is never that of a transaction, whose rows are not committed yet. */
export interface LoadContext {
  db: Db
  bus: Bus
  caches: Caches
}

export interface Caches {
  /** The cache of a definition in this process; made with the first call. */
  open<Kept>(definition: object, make: (reading: LoadContext) => Kept): Kept
}

export function openCaches(db: Db, bus: Bus): Caches {
  const opened = new Map<object, unknown>()
  const caches: Caches = {
    open<Kept>(definition: object, make: (reading: LoadContext) => Kept) {
      if (!opened.has(definition)) opened.set(definition, make({ db, bus, caches }))
      return opened.get(definition) as Kept
    },
  }
  return caches
}

/** The part of a context that caches need. */
export type WithCaches = { caches: Caches }
