// Tells a connection that broke, or could not be had, from a statement that PostgreSQL refused.
import pg from 'pg'

/** The database was not reached, or not any more: whether what was under way is done, nobody knows. */
export class ConnectionLost extends Error {
  /** Whether PostgreSQL let nobody in: a wrong password, or no such database. */
  readonly isRefusal: boolean

  constructor(cause: unknown) {
    super(`The database cannot be reached: ${reasonOf(cause)}`, { cause })
    this.name = 'ConnectionLost'
    this.isRefusal = cause instanceof pg.DatabaseError && /^(?:28|3D)/.test(cause.code ?? '')
  }
}

/** Shutting down, starting up, too many connections, silent for too long within a transaction, only reading any more. */
const ENDING = /^(?:08...|57P0[1-5]|53300|25P03|25006)$/

/** Whether PostgreSQL ends the connection with this, or takes no writes over it any more, as after a failover. */
export const isEnding = (error: unknown) => error instanceof pg.DatabaseError && ENDING.test(error.code ?? '')

/** A statement that was prepared before a table changed: the same connection would refuse it for ever. */
export const keepsFailing = (error: unknown) => error instanceof pg.DatabaseError && error.code === '0A000'

/** Whether somebody else held for too long what a statement waited for. */
export const isLockTimeout = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03'

/** An attempt on several addresses has no message of its own. */
function reasonOf(cause: unknown) {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
