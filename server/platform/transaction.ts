// Transactions: all writes of a unit of work commit together, audit entries and announcements in the last statement.
import type { RawBuilder } from 'kysely'
import type { Closing, Context, Write } from './context.ts'
import { ConnectionLost } from './db/broken.ts'
import { Refusal } from './errors.ts'
import { publish } from './events/announce.ts'

const RETRIED = new Set(['40001', '40P01'])

/**
 * Runs `work` with a context whose writes all commit, or none. Serialization failures and deadlocks are tried again
 * twice, but for work that says it can be done only once, as what reads a stream: that is refused with a sentence. What
 * was under way when the connection broke may have been committed, so it is not tried again. A transaction inside a
 * transaction joins the outer one.
 */
export async function inTransaction<C extends Context, Result>(
  ctx: C,
  work: (tx: C) => Promise<Result>,
  { isRepeatable = true } = {},
): Promise<Result> {
  if (ctx.closing) {
    if (ctx.closing.isRepeatable && !isRepeatable)
      throw new TypeError('What can be done only once stands in a transaction that may be repeated.')
    return work(ctx)
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(ctx, work, isRepeatable)
    } catch (error) {
      if (error instanceof ConnectionLost) ctx.bus.invalidateAll()
      if (!RETRIED.has((error as { code?: string }).code ?? '')) throw error
      if (!isRepeatable) throw new Refusal('unavailable', 'Somebody else wrote at the same moment. Please try again.')
      if (attempt === 3) throw error
    }
  }
}

/**
 * Whether nothing is left of a transaction that ended with this error. One whose connection broke may have been
 * committed: what it would have referred to has to stay.
 */
export const isUndone = (error: unknown) => !(error instanceof ConnectionLost)

async function runOnce<C extends Context, Result>(ctx: C, work: (tx: C) => Promise<Result>, isRepeatable: boolean) {
  const committed: (() => void)[] = []
  const result = await ctx.db.transaction().execute(async (db) => {
    const closing: Closing = { writes: [], calls: [], announcements: [], renewals: [], isRepeatable }
    const tx = { ...ctx, db, closing, afterCommit: (then: () => void) => committed.push(then) }
    const done = await work(tx)
    await publish(tx, closing)
    return done
  })
  for (const then of committed) then()
  return result
}

/**
 * Calls a function of the database in the one statement that closes the transaction, or at once outside of one. For
 * side effects of a write whose result it does not need, such as the audit entry.
 */
export async function atClose(ctx: Context, call: RawBuilder<unknown>) {
  if (ctx.closing) ctx.closing.calls.push(call)
  else await publish(ctx, { calls: [call] })
}

/**
 * Writes one row in that same statement, before the calls. Where it finds no row, since somebody else wrote at the same
 * moment, the transaction is tried again.
 */
export function writeAtClose({ closing }: Context, write: Write['write'], hear?: Write['hear']) {
  if (!closing) throw new TypeError('There is no transaction to close.')
  closing.writes.push({ write, hear })
}
