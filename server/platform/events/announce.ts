// Announces changes with the transaction that makes them.
import { sql } from 'kysely'
import { atClose, type Context } from '../context.ts'
import { CHANNEL, type Change, HERE } from './bus.ts'

/** As many ids as fit into the 8000 bytes that PostgreSQL carries at a time. */
const TOLD_AT_ONCE = 600

/** Nobody hears of the change unless it is committed. */
export async function announce(ctx: Context, change: Change) {
  await atClose(ctx, sql`pg_notify(${CHANNEL}, ${JSON.stringify({ from: HERE, change })})`)
  ctx.afterCommit(() => ctx.bus.deliver(change))
}

/** Announces to these members' pages alone. */
export async function announceTo(ctx: Context, memberIds: number[], keys: Change['keys']) {
  for (let start = 0; start < memberIds.length; start += TOLD_AT_ONCE)
    await announce(ctx, { keys, only: { memberIds: memberIds.slice(start, start + TOLD_AT_ONCE) } })
}
