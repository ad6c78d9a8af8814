// Sessions: the member a cookie stands for, stored in the database and cached until a change.
import { account } from '@aerie/contract/account'
import { push } from '@aerie/contract/push'
import { session } from '@aerie/contract/session'
import { EVERYTHING, stale, staleOf } from '@aerie/contract/stale'
import { sql } from 'kysely'
import { batched } from '../cache/batched.ts'
import { cachedEach } from '../cache/cached-each.ts'
import type { WithCaches } from '../cache/caches.ts'
import type { Actor, Context, MemberContext } from '../context.ts'
import type { Db } from '../db/db.ts'
import { Refusal } from '../errors.ts'
import { announce } from '../events/announce.ts'
import { type Change, touchedBy } from '../events/bus.ts'
import { digest, randomCode, randomSecret } from '../secrets/codes.ts'
import { atClose } from '../transaction.ts'
import { actingRole, OWED_COLUMNS, owedStepOf } from './officer-step.ts'

/** Sliding expiration: a session that is not used for this long ends. */
export const SESSION_DAYS = 14
/** However it is used, a session ends this long after the sign-in. */
const MOST_DAYS = 90
const SLIDE_AFTER_MS = 3_600_000
/** After this long a session is read again, even without a change. */
const TRUSTED_MS = 30_000

/** Processes drop the member's cached sessions, and open pages of the member read theirs again, with the devices that hang on them. */
const announceSessions = (ctx: Context, ...memberIds: number[]) =>
  announce(ctx, [...staleOf(memberIds, account.sessions), ...stale(session.current, push.state)], { memberIds })

/** Whether what a change says of sessions is about this member. */
export const concernsSessionsOf = (change: Change, memberId: number) => {
  const touched = touchedBy(change, [account.sessions])
  return touched === EVERYTHING || touched?.some(({ ids }) => !ids || ids.includes(memberId)) === true
}

interface CachedSession {
  actor: Actor
  expiresAt: number
}

const readKnown = cachedEach<string, CachedSession | null>({
  answers: [account.sessions],
  load: (secret, { db }) => readSession(db, secret),
  concerned: (change) => (known) => known !== null && concernsSessionsOf(change, known.actor.id),
  isKept: (known) => known !== null,
  trustedMs: TRUSTED_MS,
})

/** The actor whose session a cookie's secret opens; null when it opens none. */
export async function findActor(ctx: WithCaches, secret: string): Promise<Actor | null> {
  const known = await readKnown(ctx, secret)
  return known && Date.now() < known.expiresAt ? known.actor : null
}

/** The same where it is in memory; null too where the database has to be asked. */
export function presentActor(ctx: WithCaches, secret: string): Actor | null {
  const known = readKnown.present(ctx, secret)
  return known && Date.now() < known.expiresAt ? known.actor : null
}

/** When the session that a cookie's secret opens ends by itself, as far as is known now; 0 when it opens none. */
export const sessionEnd = async (ctx: WithCaches, secret: string) => (await readKnown(ctx, secret))?.expiresAt ?? 0

/** Refuses where the caller's session has ended since he was admitted, or is only remembered by this process. */
export async function refuseEnded({ db, actor }: Pick<MemberContext, 'db' | 'actor'>) {
  const session = await db.selectFrom('sessions').select('id').where('id', '=', actor.sessionId).executeTakeFirst()
  if (!session) throw new Refusal('not_signed_in', 'Please sign in.')
}

async function readSession(db: Db, secret: string): Promise<CachedSession | null> {
  const row = await findSession(db, secret)
  if (!row) return null
  if (Date.now() - row.last_seen_at.getTime() > SLIDE_AFTER_MS) await slide(db, row.id)
  const owes = owedStepOf(row, Date.now())
  const { id: sessionId, member_id: id, confirmed_at: confirmedAt } = row
  const actor: Actor = { id, role: actingRole(row.role, owes), sessionId, confirmedAt, owes }
  return { actor, expiresAt: row.expires_at.getTime() }
}

/** What the caller owes as an officer, read anew: nothing that a process remembers opens a way in. */
export async function readOwed({ db, actor }: Pick<MemberContext, 'db' | 'actor'>) {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(OWED_COLUMNS)
    .where('sessions.id', '=', actor.sessionId)
    .executeTakeFirst()
  return row && owedStepOf(row, Date.now())
}

/** After a start a crowd is seen for the first time at once: its sessions are read together. */
const findSession = batched(async (db, secrets: string[]) => {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['sessions.id', 'sessions.last_seen_at', 'sessions.expires_at', 'sessions.confirmed_at'])
    .select(['sessions.token_hash', 'members.id as member_id', ...OWED_COLUMNS])
    .where('sessions.token_hash', '=', sql<Buffer>`any(${secrets.map(digest)}::bytea[])`)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .where('members.inactive_since', 'is', null)
    .execute()
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
  return (secret: string) => byHash.get(digest(secret).toString('hex'))
})

const inSessionDays = sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`
const atTheLatest = sql<Date>`least(${inSessionDays}, started_at + make_interval(days => ${MOST_DAYS}))`

async function slide(db: Db, id: string) {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql`now()`, expires_at: atTheLatest })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now()`).execute()
}

/**
 * Opens a session and answers the secret for the cookie; the session that the browser held until now ends. `isProved`: by
 * more than a password.
 */
export async function startSession(
  ctx: Context,
  memberId: number,
  device: string,
  { isProved = false }: { isProved?: boolean } = {},
): Promise<string> {
  if (ctx.actor) await endSessions(ctx, ctx.actor.id, { id: ctx.actor.sessionId })
  const secret = randomSecret()
  await atClose(
    ctx,
    sql`start_session(${randomCode()}, ${digest(secret)}, ${memberId}::integer, ${device.slice(0, 300)}, ${SESSION_DAYS}::integer, ${isProved}::boolean)`,
  )
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
  await announceSessions(ctx, memberId)
  return Number(numDeletedRows)
}

/**
 * Notes that the password was typed in this session, which goes on under another secret for the cookie. The one before opens
 * nothing from now on.
 */
export async function renewSession(ctx: MemberContext): Promise<string> {
  const secret = randomSecret()
  await ctx.db
    .updateTable('sessions')
    .set((row) => ({
      confirmed_at: sql`now()`,
      renewed_at: sql`now()`,
      former_hash: row.ref('token_hash'),
      token_hash: digest(secret),
    }))
    .where('id', '=', ctx.actor.sessionId)
    .execute()
  await announceSessions(ctx, ctx.actor.id)
  return secret
}

/** Notes that more than a password was proved in this session. */
export async function markProved(ctx: MemberContext) {
  await ctx.db.updateTable('sessions').set({ proved_at: sql`now()` }).where('id', '=', ctx.actor.sessionId).execute()
  await announceSessions(ctx, ctx.actor.id)
}

/** Whether that was a session's secret a moment ago, as in what a page sent before it had the new cookie. */
export async function wasRenewed({ db }: Pick<Context, 'db'>, secret: string) {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('former_hash', '=', digest(secret))
    .where(sql<boolean>`renewed_at > now() - interval '1 minute'`)
    .executeTakeFirst()
  return session !== undefined
}

/** Says which passkey has opened the session of that secret, in the transaction that starts it. */
export const noteOpenedBy = (tx: Context, secret: string, passkeyId: number) =>
  atClose(tx, sql`note_passkey_of_session(${digest(secret)}, ${passkeyId}::integer)`)

/** Ends a member's sessions that a passkey has opened, but the one at hand. */
export async function endSessionsOfPasskey(ctx: MemberContext, passkeyId: number) {
  const { id, sessionId } = ctx.actor
  const opened = ctx.db.deleteFrom('sessions').where('member_id', '=', id).where('passkey_id', '=', passkeyId)
  await opened.where('id', '<>', sessionId).execute()
  await announceSessions(ctx, id)
}

/** Ends all sessions of many members. */
export async function endSessionsOfMany(ctx: Context, memberIds: number[]) {
  await ctx.db.deleteFrom('sessions').where('member_id', '=', sql<number>`any(${memberIds}::int[])`).execute()
  await announceSessions(ctx, ...memberIds)
}

/** Makes every process read the role and standing of these members anew. */
export const refreshSessions = (ctx: Context, ...memberIds: number[]) => announceSessions(ctx, ...memberIds)
