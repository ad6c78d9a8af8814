// Announces changes with the transaction that makes them.
import { sql } from 'kysely'
import { atClose, type Context } from '../context.ts'
import { CHANNEL, type Change, HERE } from './bus.ts'

/** Nobody hears of the change unless it is committed. */
export async function announce(ctx: Context, change: Change) {
  await atClose(ctx, sql`pg_notify(${CHANNEL}, ${JSON.stringify({ from: HERE, change })})`)
  ctx.afterCommit(() => ctx.bus.deliver(change))
}
