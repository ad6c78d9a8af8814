// Opens the database: Kysely for queries over one pool of connections, and the driver for COPY and LISTEN.
import { Kysely } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import postgres from 'postgres'
import type { DB } from './schema.ts'

export type Db = Kysely<DB>
export type Driver = postgres.Sql

export interface Database {
  db: Db
  driver: Driver
  close(): Promise<void>
}

/** Where the server is: an address, or what the launcher of the embedded server answered. */
export type Location = string | { host: string; port: number; user: string; password?: string; database: string }

export function openDatabase(location: Location, { pool = 10, prepare = true } = {}): Database {
  // Planning anew for each list of ids costs more than running: a prepared statement is planned once.
  const connection = prepare ? { plan_cache_mode: 'force_generic_plan' } : {}
  const options = { max: pool, prepare, connection, onnotice: () => {}, types: { day, bigint, json } }
  const driver = (
    typeof location === 'string' ? postgres(location, options) : postgres({ ...location, ...options })
  ) as Driver
  const db = new Kysely<DB>({ dialect: new PostgresJSDialect({ postgres: driver }) })
  return { db, driver, close: () => driver.end({ timeout: 5 }) }
}

/** Calendar days stay the text that PostgreSQL sent; a Date would drag a time zone in. */
const day = { to: 1082, from: [1082], serialize: (value: string) => value, parse: (value: string) => value }
const bigint = { to: 20, from: [20], serialize: String, parse: Number }
/** Values for json columns are written as text already; the driver would quote that text once more. */
const json = {
  to: 3802,
  from: [114, 3802],
  serialize: (text: string) => text,
  parse: (text: string) => JSON.parse(text),
}

/** Whether an error is PostgreSQL's refusal of a second row with the same key, by the name of the constraint. */
export const isDuplicate = (error: unknown, constraint: string) =>
  error instanceof postgres.PostgresError && error.code === '23505' && error.constraint_name === constraint
