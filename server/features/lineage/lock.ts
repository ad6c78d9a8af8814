// Holds the lines of the house, so that two changes at the same moment cannot close a circle between them.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Until the transaction ends. What the lines are like has to be read in a later statement, which sees what came before. */
export const lineageLock = sql<unknown>`pg_advisory_xact_lock(4019004)`

export const lockLineage = (db: Db) => sql`select ${lineageLock}`.execute(db)
