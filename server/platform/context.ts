// All that a service needs from outside, handed in as its first argument.
import type { Role } from '@aerie/contract/person'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db/db.ts'
import type { Bus } from './events/bus.ts'
import type { FileStore } from './files/store.ts'

export interface Actor {
  id: number
  role: Role
  sessionId: string
}

export interface Context {
  db: Db
  /** Null for a visitor. */
  actor: Actor | null
  /** Where the request came from; for the audit log and throttling alone. */
  address: string | null
  now: () => Date
  files: FileStore
  bus: Bus
  /** Runs once the transaction has been committed, or at once outside of one. */
  afterCommit: (work: () => void) => void
  /** Inside a transaction, what its last statement does; see `atClose`. */
  closing?: RawBuilder<unknown>[]
}

export interface MemberContext extends Context {
  actor: Actor
}

const RETRIED = new Set(['40001', '40P01'])

/**
 * Runs `work` with a context whose writes all land, or none. Serialization failures and deadlocks are tried again
 * twice; a transaction inside a transaction joins the outer one.
 */
export async function inTransaction<C extends Context, Result>(
  ctx: C,
  work: (tx: C) => Promise<Result>,
): Promise<Result> {
  if (ctx.db.isTransaction) return work(ctx)
  for (let attempt = 1; ; attempt++) {
    const committed: (() => void)[] = []
    try {
      const result = await ctx.db.transaction().execute(async (db) => {
        const tx = { ...ctx, db, closing: [], afterCommit: (then: () => void) => committed.push(then) }
        const done = await work(tx)
        await close(db, tx.closing)
        return done
      })
      for (const then of committed) then()
      return result
    } catch (error) {
      if (attempt === 3 || !RETRIED.has((error as { code?: string }).code ?? '')) throw error
    }
  }
}

/**
 * Calls a function of the database in the one statement that closes the transaction, or at once outside of one. For
 * what every write brings with it and nothing in it waits for: the entry in the log, the news of the change.
 */
export async function atClose(ctx: Context, call: RawBuilder<unknown>) {
  if (ctx.closing) ctx.closing.push(call)
  else await close(ctx.db, [call])
}

async function close(db: Db, calls: RawBuilder<unknown>[]) {
  if (calls.length > 0) await sql`select ${sql.join(calls)}`.execute(db)
}
