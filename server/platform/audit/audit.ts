// The audit log: who did what to what, append-only and chained by hashes.
import type { AuditAction } from '@aerie/contract/audit-actions'
import { askedFor } from '@aerie/contract/password-acts'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/db.ts'
import { mustBeFresh } from '../session/freshness.ts'
import { atClose } from '../transaction.ts'
import { type ChainEntry, contentOf, hashOf } from './chain.ts'
import { explainBreak, type Flaw } from './flaw.ts'
import { withoutSecrets } from './secrets.ts'

const GENESIS = Buffer.alloc(32)
const PAGE = 500

type Facts = Record<string, unknown>

export interface AuditEvent {
  action: AuditAction
  objectId?: string | number
  before?: Facts
  after?: Facts
  /** Who acted, where that is not the caller: at sign-in nobody is the caller yet. */
  actorId?: number
  /** Done to what is his own; asked by what wants the password for things of others alone. */
  isOwn?: boolean
}

/**
 * Records an event with the end of the caller's transaction, which holds the chain from there to its commit. What asks
 * for the password again is refused here, whatever road has led to it.
 */
export async function record(ctx: Context, event: AuditEvent) {
  const entry = entryOf(ctx, event)
  const [before, after] = [entry.before, entry.after].map((facts) => facts && JSON.stringify(facts))
  await atClose(
    ctx,
    sql`append_audit_entry(${entry.at}::timestamptz, ${entry.actor_id}::integer, ${entry.action},
    ${entry.object_type}, ${entry.object_id}, ${before}::jsonb, ${after}::jsonb, ${entry.address},
    ${contentOf(entry)})`,
  )
}

/** The same of many events, in their order: one parameter, however many they are. */
export async function recordEach(ctx: Context, events: AuditEvent[]) {
  const entries = events.map((event) => {
    const entry = entryOf(ctx, event)
    return { ...entry, content: contentOf(entry) }
  })
  await atClose(
    ctx,
    sql`(select count(append_audit_entry(e.at, e.actor_id, e.action, e.object_type, e.object_id, e.before, e.after,
      e.address, e.content)) from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e (at timestamptz,
      actor_id integer, action text, object_type text, object_id text, before jsonb, after jsonb, address text,
      content text))`,
  )
}

function entryOf(ctx: Context, event: AuditEvent): ChainEntry {
  mustBeFresh(ctx, askedFor(event.action, event))
  return {
    at: ctx.now(),
    actor_id: event.actorId ?? ctx.actor?.id ?? null,
    action: event.action,
    object_type: event.action.split('.')[0] ?? '',
    object_id: event.objectId === undefined ? null : String(event.objectId),
    before: withoutSecrets(event.before),
    after: withoutSecrets(event.after),
    address: ctx.address,
  }
}

/** An entry as everything after it depends on it. */
export interface Head {
  id: number
  hash: Buffer
}

export interface Verdict {
  entries: number
  /** The first entry that does not follow from the one before it; null when the chain is whole. */
  brokenAt: number | null
  flaw: Flaw | null
}

interface VerifyOptions {
  /** An entry to begin after; otherwise with the first. */
  from?: Head
  /** Called after each page with the milliseconds that it took and how far it has come; false ends the walk early. */
  between?: Between
}

export type Between = (took: number, come: { entries: number; at: Date | null }) => Promise<boolean>

/** Walks the chain in pages, so that a long log needs little memory. */
export async function verifyChain(db: Db, { from, between = async () => true }: VerifyOptions = {}): Promise<Verdict> {
  let last: Head = from ?? { id: 0, hash: GENESIS }
  let entries = 0
  for (;;) {
    const began = performance.now()
    const page = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('id', '>', last.id)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const entry of page) {
      if (!entry.previous.equals(last.hash) || !entry.hash.equals(hashOf(last.hash, entry)))
        return { entries, brokenAt: entry.id, flaw: await explainBreak(db, last, entry) }
      last = entry
      entries++
    }
    const come = { entries, at: page.at(-1)?.at ?? null }
    if (page.length < PAGE || !(await between(performance.now() - began, come)))
      return { entries, brokenAt: null, flaw: null }
  }
}

/** The newest entry; undefined in an empty log. */
export const readHead = (db: Db): Promise<Head | undefined> =>
  db.selectFrom('audit_entries').select(['id', 'hash']).orderBy('id', 'desc').limit(1).executeTakeFirst()

export const readEntries = (db: Db, ids: number[]): Promise<Head[]> =>
  db.selectFrom('audit_entries').select(['id', 'hash']).where('id', '=', sql<number>`any(${ids}::bigint[])`).execute()
