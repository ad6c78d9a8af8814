// A member's account: his password and his sessions; one-time passwords from officers.
import type { PasswordChange, PasswordReset, SessionEntry } from '@aerie/contract/account'
import { members } from '@aerie/contract/members'
import { stale } from '@aerie/contract/stale'
import type * as z from 'zod/mini'
import { findForReset } from '#features/members/service.ts'
import { hashOwnOf, readPasswordHash, replacePassword, setPassword } from '#features/sign-in/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { hashPassword, verifyPassword } from '#platform/secrets/password-hash.ts'
import { confirmSession, endSessions, listSessions } from '#platform/session/sessions.ts'
import { countHits, settleHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'

const ONE_TIME_HOURS = 72

export const signOut = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    await endSessions(tx, tx.actor.id, { id: tx.actor.sessionId })
    await record(tx, { action: 'session.end', objectId: tx.actor.id })
  })

export async function changePassword(ctx: MemberContext, change: z.output<typeof PasswordChange>) {
  if (!(await isOwnPassword(ctx, change.currentPassword)))
    throw invalid('currentPassword', 'Current password is not right')
  const hash = await hashOwnOf(ctx, ctx.actor.id, change.newPassword)
  await inTransaction(ctx, async (tx) => {
    await setPassword(tx, tx.actor.id, hash)
    await endSessions(tx, tx.actor.id, { except: tx.actor.sessionId })
    await record(tx, { action: 'password.change', objectId: tx.actor.id })
  })
  return { message: 'Your password has been changed.' }
}

/** What asks for the password again is open for a while, in this session. */
export async function confirmPassword(ctx: MemberContext, password: string) {
  if (!(await isOwnPassword(ctx, password))) throw invalid('password', 'The password is not right')
  await inTransaction(ctx, async (tx) => {
    await confirmSession(tx)
    await record(tx, { action: 'session.confirm', objectId: tx.actor.id })
  })
}

/** Wrong ones are counted as at sign-in: a browser left open is no place to guess. */
async function isOwnPassword(ctx: MemberContext, password: string) {
  const bucket = `password:${ctx.actor.id}`
  const right = await verifyPassword(await readPasswordHash(ctx, ctx.actor.id), password, () =>
    countHits(ctx.db, [{ bucket, most: 5, withinMinutes: 15 }], 'wrong passwords'),
  )
  if (right) await settleHits(ctx, { emptied: [bucket] })
  return right
}

export async function setOneTimePassword(ctx: MemberContext, { userId, newPassword }: z.output<typeof PasswordReset>) {
  const hash = await hashPassword(newPassword)
  return inTransaction(ctx, async (tx) => {
    const name = await findForReset(tx, userId)
    await replacePassword(tx, userId, hash, ONE_TIME_HOURS)
    await record(tx, { action: 'password.reset', objectId: userId })
    await announce(tx, stale(members.manage), { role: 'admin' })
    return { message: `${name} signs in with it once, within ${ONE_TIME_HOURS} hours, and then chooses his own.` }
  })
}

export async function ownSessions(ctx: MemberContext): Promise<SessionEntry[]> {
  const rows = await listSessions(ctx)
  return rows.map((row) => ({
    id: row.id,
    current: row.id === ctx.actor.sessionId,
    device: row.device,
    startedAt: row.started_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
  }))
}

export const endSession = (ctx: MemberContext, id: string) =>
  inTransaction(ctx, async (tx) => {
    if ((await endSessions(tx, tx.actor.id, { id })) === 0) throw notFound('Session')
    await record(tx, { action: 'session.end', objectId: tx.actor.id })
  })

export const endOtherSessions = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    const ended = await endSessions(tx, tx.actor.id, { except: tx.actor.sessionId })
    await record(tx, { action: 'session.end', objectId: tx.actor.id, after: { ended } })
  })
