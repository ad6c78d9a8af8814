// Opens the database: Kysely for queries over one pool of connections, and a connection of its own for LISTEN.
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { connectionOptions, type Location, openPool } from './connections.ts'
import { type Hearing, listen } from './listen.ts'
import type { DB } from './schema.ts'

export type { Location } from './connections.ts'

export type Db = Kysely<DB>

export interface Database {
  db: Db
  /** Resolves once it listens; answers what ends that. Rejects only when the first connection cannot be had. */
  listen(hearing: Hearing): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface DatabaseOptions {
  /** The most connections. */
  pool?: number
  /** False for poolers, which hand a connection to another process after each transaction. */
  prepare?: boolean
  /** For a connection, waiting for a free one included. */
  timeoutMs?: number
}

export function openDatabase(
  location: Location,
  { pool = 10, prepare = true, timeoutMs }: DatabaseOptions = {},
): Database {
  const connections = openPool(location, { max: pool, prepare, timeoutMs })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: connections }) })
  return {
    db,
    listen: (hearing) => listen(() => new pg.Client(connectionOptions(location, timeoutMs)), hearing),
    close: () => db.destroy(),
  }
}

/** Whether an error is PostgreSQL's refusal of a second row with the same key, by the name of the constraint. */
export const isDuplicate = (error: unknown, constraint: string) =>
  error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint

/** Whether an error is PostgreSQL's refusal of a row for which its table has no partition yet. */
export const lacksPartition = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '23514' && error.constraint === undefined
