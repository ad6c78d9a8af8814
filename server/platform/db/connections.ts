// The connections to PostgreSQL as Kysely's dialect takes them: statements stay prepared, and one that broke is told apart.
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { outsideBoundaries } from '../error-boundary.ts'
import { ConnectionLost, isEnding, keepsFailing } from './broken.ts'
import { statementNames } from './statement-names.ts'

/** Where the server is: an address, or what the launcher of the embedded server answered. */
export type Location = string | { host: string; port: number; user: string; password?: string; database: string }

const TIMEOUT_MS = 4_000
const MOST_SECONDS = 3_600
const KEPT = 2
const IDLE_MS = 10_000

// An import holds the rows it changes until it is through; whoever saves one of them meanwhile is told to try again.
const LIMITS = "set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '60s'"
// Planning anew for each list of ids costs more than running: a prepared statement is planned once.
const PER_CONNECTION = `${LIMITS}; set plan_cache_mode = force_generic_plan`
// Behind a pooler the next transaction may run on another connection, so each brings its limits along.
const PER_TRANSACTION = `begin; ${LIMITS.replaceAll('set ', 'set local ')}`

/** The statement a transaction ends with. Where it is the only one, it needs neither `begin` nor `commit`. */
export const LAST = '/* last */'

/** The type `int4[]`, which pg does not name. */
const INT4_ARRAY = 1007

const types = new pg.TypeOverrides()
const { DATE, INT8 } = pg.types.builtins
/** Calendar days stay the text that PostgreSQL sent; a Date would drag a time zone in. */
types.setTypeParser(DATE, (day: string) => day)
types.setTypeParser(INT8, Number)
// Ids by the thousand: pg's own parser, which takes any array, needs forty times as long.
types.setTypeParser(INT4_ARRAY, (ids: string): number[] =>
  JSON.parse(`[${ids.slice(1, -1)}]`.replaceAll('NULL', 'null')),
)

/** `timeoutMs` is for a connection. */
export function connectionOptions(location: Location, timeoutMs = TIMEOUT_MS): pg.ClientConfig {
  const where = typeof location === 'string' ? { connectionString: inLibpqTerms(location) } : location
  return {
    ...where,
    types,
    keepAlive: true,
    // A server that is gone without a word is noticed within half a minute.
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: timeoutMs,
  }
}

/** `sslmode` as every other client of PostgreSQL reads it: `require` encrypts, `verify-full` checks the certificate. */
function inLibpqTerms(address: string) {
  const url = new URL(address)
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return url.href
}

interface PoolOptions {
  max: number
  prepare: boolean
  /** For a connection, waiting for a free one included. */
  timeoutMs?: number | undefined
}

/** It serves others once the request that had it opened is over. */
class SharedClient extends pg.Client {
  override connect(...then: []): Promise<pg.Client> {
    return outsideBoundaries(() => super.connect(...then))
  }
}

export function openPool(location: Location, { max, prepare, timeoutMs }: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    ...connectionOptions(location, timeoutMs),
    Client: SharedClient,
    max,
    // Each is a process of the database: after a crowd most of them go again.
    min: Math.min(max, KEPT),
    idleTimeoutMillis: IDLE_MS,
    maxLifetimeSeconds: MOST_SECONDS,
    ...(prepare && { onConnect: (client) => client.query(PER_CONNECTION) }),
  })
  const broken = new WeakSet<pg.ClientBase>()
  // Without a listener an error of a connection would end the process. One at rest is replaced by the pool.
  pool.on('error', (_error, client) => broken.add(client))
  pool.on('connect', (client) => client.on('error', () => broken.add(client)))
  const nameOf = prepare ? statementNames() : () => undefined
  const begin = prepare ? 'begin' : PER_TRANSACTION
  return {
    options: {},
    connect: async () => {
      try {
        return lend(await pool.connect(), broken, begin, nameOf)
      } catch (cause) {
        throw new ConnectionLost(cause)
      }
    },
    end: () => pool.end(),
  }
}

/** The connection until it is given back; then it is closed where it broke or would fail again. */
function lend(
  client: pg.PoolClient,
  broken: WeakSet<pg.ClientBase>,
  begin: string,
  nameOf: (sql: string) => string | undefined,
): PostgresPoolClient {
  let isSpoiled = false
  /** A transaction was asked for, and nothing sent that needs one. */
  let isBeginning = false

  async function send(sql: string, values: ReadonlyArray<unknown>) {
    if (isBeginning && !goesAlone(sql, begin)) {
      isBeginning = false
      await client.query(begin)
    }
    // What has no values may be several statements, which cannot be prepared.
    const name = values.length > 0 ? nameOf(sql) : undefined
    return client.query({ text: sql, values: [...values], ...(name && { name }) })
  }
  async function answerTo(sql: string, values: ReadonlyArray<unknown>) {
    if (sql !== 'begin' && !(isBeginning && (sql === 'commit' || sql === 'rollback'))) return send(sql, values)
    isBeginning = sql === 'begin'
    return NOTHING
  }
  async function query<R>(sql: string, values: ReadonlyArray<unknown> = []): Promise<PostgresQueryResult<R>> {
    try {
      return (await answerTo(sql, values)) as unknown as PostgresQueryResult<R>
    } catch (error) {
      isSpoiled ||= broken.has(client) || isEnding(error) || keepsFailing(error)
      throw broken.has(client) || isEnding(error) ? new ConnectionLost(error) : error
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isSpoiled),
  }
}

const NOTHING = { command: '', rowCount: 0, rows: [] }

/** Behind a pooler the last statement keeps its `begin`, which brings the limits. */
const goesAlone = (sql: string, begin: string) => sql.startsWith(LAST) && begin === 'begin'
