// A member's account: his password and his sessions; one-time passwords from officers.
import { ONE_TIME_HOURS, type PasswordChange, type PasswordReset, type SessionEntry } from '@aerie/contract/account'
import { members } from '@aerie/contract/members'
import type { Role } from '@aerie/contract/person'
import type { Capabilities, SessionUser } from '@aerie/contract/session'
import { stale } from '@aerie/contract/stale'
import type * as z from 'zod/mini'
import { notifyOfAct } from '#features/addresses/service.ts'
import { findForReset, readOwnRecord } from '#features/members/service.ts'
import { goesBy } from '#features/people/person.ts'
import { removeDevices } from '#features/second-step/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { hashOwnOf, readPassword, replacePassword, sendResetLink, setPassword } from '#features/sign-in/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { invalid, notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import type { UploadSettings } from '#platform/feature.ts'
import { hashPassword, verifyPassword } from '#platform/secrets/password-hash.ts'
import { endSessions, listSessions, renewSession } from '#platform/session/sessions.ts'
import { countHits, settleHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import { makeOneTimePassword } from './one-time-password.ts'

/** What all features together let a caller do. */
export type CapabilitiesOf = (caller: { role: Role }, settings: UploadSettings) => Capabilities

/** Who calls, and what he may do; null where nobody is signed in, or his record is gone. */
export async function readSession(ctx: Context, capabilitiesOf: CapabilitiesOf): Promise<SessionUser | null> {
  const { actor } = ctx
  const own = actor && (await readOwnRecord(ctx, actor.id))
  if (!actor || !own) return null
  const { owes } = actor
  const owedStep = owes ? { ...owes, due: owes.due.toISOString() } : null
  return { ...own, can: capabilitiesOf(actor, await readSettings(ctx)), owedStep }
}

export const signOut = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    await endSessions(tx, tx.actor.id, { id: tx.actor.sessionId })
    await record(tx, { action: 'session.end', objectId: tx.actor.id })
  })

/** Answers the new secret of the session. */
export async function changePassword(ctx: MemberContext, change: z.output<typeof PasswordChange>) {
  if (!(await isOwnPassword(ctx, change.currentPassword)))
    throw invalid('currentPassword', 'Current password is not right')
  const hash = await hashOwnOf(ctx, ctx.actor.id, change.newPassword)
  return inTransaction(ctx, async (tx) => {
    await setPassword(tx, tx.actor.id, { hash, by: 'himself' })
    await endSessions(tx, tx.actor.id, { except: tx.actor.sessionId })
    await record(tx, { action: 'password.change', objectId: tx.actor.id })
    return renewSession(tx)
  })
}

/** What asks for the password again is open for a while, in this session, whose new secret is answered. */
export async function confirmPassword(ctx: MemberContext, password: string) {
  if (!(await isOwnPassword(ctx, password))) throw invalid('password', 'The password is not right')
  return inTransaction(ctx, async (tx) => {
    await record(tx, { action: 'session.confirm', objectId: tx.actor.id })
    return renewSession(tx)
  })
}

/** Wrong ones are counted as at sign-in: a browser left open is no place to guess. */
async function isOwnPassword(ctx: MemberContext, password: string) {
  const bucket = `password:${ctx.actor.id}`
  const right = await verifyPassword((await readPassword(ctx, ctx.actor.id))?.hash ?? null, password, () =>
    countHits(ctx.db, [{ bucket, most: 5, withinMinutes: 15 }], 'wrong passwords'),
  )
  if (right) await settleHits(ctx, { emptied: [bucket] })
  return right
}

/**
 * Whoever has a mailbox gets a link there, which opens nothing to the officer; a one-time password, which does, is for who
 * has none. Answers the password, which the server makes and nobody is told again; null where a link is sent.
 */
export async function resetPassword(ctx: MemberContext, { userId }: z.output<typeof PasswordReset>) {
  const password = makeOneTimePassword()
  const hash = await hashPassword(password)
  return inTransaction(ctx, async (tx) => {
    const member = await findForReset(tx, userId)
    const name = goesBy(member)
    if (member.email !== null) {
      const by = await notifyOfAct(tx, userId, 'password_link', tx.actor.id)
      await sendResetLink(tx, { ...member, email: member.email }, by)
      await record(tx, { action: 'password.send-link', objectId: userId })
      return { message: `${name} gets a mail with a link to a new password. It is good for an hour.`, password: null }
    }
    await replacePassword(tx, userId, { hash, by: 'others', oneTimeHours: ONE_TIME_HOURS })
    await notifyOfAct(tx, userId, 'password_given', tx.actor.id)
    await record(tx, { action: 'password.reset', objectId: userId })
    await announce(tx, stale(members.manage), { role: 'admin' })
    const message = `${name} signs in with it once, within ${ONE_TIME_HOURS} hours, and then chooses his own.`
    return { message, password }
  })
}

/** As an ISO time; null where he has none. */
export const readPasswordTime = async (ctx: MemberContext) =>
  (await readPassword(ctx, ctx.actor.id))?.set_at.toISOString() ?? null

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
    await removeDevices(tx, tx.actor.id)
    await record(tx, { action: 'session.end', objectId: tx.actor.id, after: { ended } })
  })
