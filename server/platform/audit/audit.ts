// The audit log: who did what to what, append-only and chained by hashes.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { atClose } from '../transaction.ts'

const GENESIS = Buffer.alloc(32)

type Facts = Record<string, unknown>

export interface AuditEvent {
  /** As in `member.create`: the object's type, then the act. */
  action: `${string}.${string}`
  objectId?: string | number
  before?: Facts
  after?: Facts
  /** Who acted, where that is not the caller: at sign-in nobody is the caller yet. */
  actorId?: number
}

/** Records an event with the end of the caller's transaction, which holds the chain from there to its commit. */
export async function record(ctx: Context, event: AuditEvent) {
  const entry: Entry = {
    at: ctx.now(),
    actor_id: event.actorId ?? ctx.actor?.id ?? null,
    action: event.action,
    object_type: event.action.split('.')[0] ?? '',
    object_id: event.objectId === undefined ? null : String(event.objectId),
    before: event.before ?? null,
    after: event.after ?? null,
    address: ctx.address,
  }
  const [before, after] = [entry.before, entry.after].map((facts) => facts && JSON.stringify(facts))
  await atClose(
    ctx,
    sql`append_audit_entry(${entry.at}::timestamptz, ${entry.actor_id}::integer, ${entry.action},
    ${entry.object_type}, ${entry.object_id}, ${before}::jsonb, ${after}::jsonb, ${entry.address},
    ${contentOf(entry)})`,
  )
}

export interface Verdict {
  entries: number
  /** The first entry that does not follow from the one before it; null when the chain is whole. */
  brokenAt: number | null
}

/** Walks the whole chain in pages, so that a long log needs little memory. */
export async function verifyChain(db: Db): Promise<Verdict> {
  let previous: Buffer = GENESIS
  let entries = 0
  let lastId = 0
  for (;;) {
    const page = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(1000)
      .execute()
    for (const entry of page) {
      if (!entry.previous.equals(previous) || !entry.hash.equals(hashOf(previous, entry)))
        return { entries, brokenAt: entry.id }
      previous = entry.hash
      lastId = entry.id
      entries++
    }
    if (page.length < 1000) return { entries, brokenAt: null }
  }
}

interface Entry {
  at: Date
  actor_id: number | null
  action: string
  object_type: string
  object_id: string | null
  before: unknown
  after: unknown
  address: string | null
}

const hashOf = (previous: Buffer, entry: Entry) =>
  createHash('sha256').update(previous).update(contentOf(entry)).digest()

const contentOf = (e: Entry) =>
  canonical([e.at.toISOString(), e.actor_id, e.action, e.object_type, e.object_id, e.before, e.after, e.address])

/** JSON with the keys of objects in order, since jsonb does not keep the order they were written in. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
