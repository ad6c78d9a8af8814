// Announces changes with the transaction that makes them.
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { CHANNEL, type Change, HERE } from './bus.ts'

/** Nobody hears of the change unless it is committed. */
export async function announce(ctx: Context, change: Change) {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ from: HERE, change })})`.execute(ctx.db)
  ctx.afterCommit(() => ctx.bus.deliver(change))
}
