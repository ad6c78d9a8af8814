// Sessions: who a cookie stands for, kept in the database and remembered in memory while nothing changes.
import type { Role } from '@aerie/contract/person'
import { sql } from 'kysely'
import type { Actor, Context, MemberContext } from '../context.ts'
import type { Db } from '../db/db.ts'
import { announce } from '../events/announce.ts'
import { type Bus, type Change, touches } from '../events/bus.ts'
import { digest, randomCode, randomSecret } from '../secrets/codes.ts'

/** Sessions slide: one that is used stays open, one that is not for this long ends. */
export const SESSION_DAYS = 14
const SLIDE_AFTER_MS = 3_600_000
/** However quiet the bus is, the database is asked again after this. */
const TRUSTED_MS = 30_000
const REMEMBERED = 20_000

const keyOf = (memberId: number) => ['sessions', memberId]
/** Processes forget who the member's cookies stand for; his open pages ask again who they are. */
const changeOf = (memberId: number): Change => ({ keys: [keyOf(memberId), ['auth']], only: { memberId } })

export interface Sessions {
  /** The actor whose session a cookie's secret opens; null when it opens none. */
  find(secret: string): Promise<Actor | null>
}

interface Known {
  actor: Actor
  checkedAt: number
  expiresAt: number
}

/** A member whose role changes or who is made inactive is announced under ['sessions', id] and read anew. */
export function openSessions(db: Db, bus: Bus): Sessions {
  const known = new Map<string, Known>()
  bus.subscribe((change) => {
    for (const [secret, { actor }] of known) if (touches(change, keyOf(actor.id))) known.delete(secret)
  })
  return {
    async find(secret) {
      const now = Date.now()
      const hit = known.get(secret)
      if (hit && now - hit.checkedAt < TRUSTED_MS && now < hit.expiresAt) return hit.actor
      known.delete(secret)
      const session = await readSession(db, secret)
      if (!session) return null
      if (known.size >= REMEMBERED) known.clear()
      known.set(secret, { ...session, checkedAt: now })
      return session.actor
    },
  }
}

async function readSession(db: Db, secret: string) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.id', 'sessions.last_seen_at', 'sessions.expires_at', 'members.id as member_id', 'members.role'])
    .where('sessions.token_hash', '=', digest(secret))
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('members.inactive_since', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  if (Date.now() - row.last_seen_at.getTime() > SLIDE_AFTER_MS) await slide(db, row.id)
  const actor: Actor = { id: row.member_id, role: row.role as Role, sessionId: row.id }
  return { actor, expiresAt: row.expires_at.getTime() }
}

const inSessionDays = sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`

async function slide(db: Db, id: string) {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql`now()`, expires_at: inSessionDays })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute()
}

/** Opens a session and answers the secret for the cookie. */
export async function startSession(ctx: Context, memberId: number, device: string): Promise<string> {
  const secret = randomSecret()
  await ctx.db
    .insertInto('sessions')
    .values({
      id: randomCode(),
      token_hash: digest(secret),
      member_id: memberId,
      device: device.slice(0, 300),
      expires_at: inSessionDays,
    })
    .execute()
  return secret
}

export const listSessions = (ctx: MemberContext) =>
  ctx.db
    .selectFrom('sessions')
    .select(['id', 'device', 'started_at', 'last_seen_at'])
    .where('member_id', '=', ctx.actor.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()

/** Ends a member's sessions: all of them, one (`id`) or all but one (`except`). Answers how many. */
export async function endSessions(ctx: Context, memberId: number, which: { id?: string; except?: string } = {}) {
  let ending = ctx.db.deleteFrom('sessions').where('member_id', '=', memberId)
  if (which.id !== undefined) ending = ending.where('id', '=', which.id)
  if (which.except !== undefined) ending = ending.where('id', '<>', which.except)
  const { numDeletedRows } = await ending.executeTakeFirst()
  await announce(ctx, changeOf(memberId))
  return Number(numDeletedRows)
}

/** Makes every process read the member's role and standing anew. */
export const refreshSessions = (ctx: Context, memberId: number) => announce(ctx, changeOf(memberId))
