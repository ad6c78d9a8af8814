// Signing in and out, and changing passwords.

import type { PasswordChange, PasswordReset, SessionEntry } from '@aerie/contract/account'
import type { Credentials } from '@aerie/contract/sign-in'
import type * as z from 'zod/mini'
import { passwordLock, readIdentifier } from '#features/members/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import { type Actor, type Context, inTransaction, type MemberContext } from '#platform/context.ts'
import { invalid, must, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { hashPassword, verifyPassword } from '#platform/secrets/password-hash.ts'
import { endSessions, listSessions, startSession } from '#platform/session/sessions.ts'
import { checkThrottle, clearBucket, countHit, type Rule } from '#platform/throttle.ts'
import * as data from './data.ts'
import * as policy from './policy.ts'

const ONE_TIME_HOURS = 72
const REPLACE_HOURS = 1

export const capabilitiesOf = (actor: Actor, services: policy.Services) => policy.capabilitiesOf(actor, services)

/** Opens a session and answers its secret; or, for a one-time password, the secret of the link that replaces it. */
export async function signIn(ctx: Context, { identifier, password }: z.output<typeof Credentials>, device: string) {
  const own = `signin:${identifier.toLowerCase()}`
  const rules: Rule[] = [
    { bucket: own, most: 5, withinMinutes: 15 },
    { bucket: `signin-from:${ctx.address}`, most: 20, withinMinutes: 15 },
  ]
  const meant = readIdentifier(identifier)
  const member = meant ? await data.findCredentials(ctx.db, meant) : undefined
  const usable = member?.inactive_since === null && !member.expired ? member.hash : null
  let hits = 0
  const right = await verifyPassword(usable, password, {
    before: async () => {
      hits = await checkThrottle(ctx.db, rules, 'attempts to sign in')
    },
    onWrong: () =>
      countHit(
        ctx.db,
        rules.map(({ bucket }) => bucket),
      ),
  })
  if (!right || !member) throw new Refusal('not_signed_in', 'The email, phone or password is not right.')

  return inTransaction(ctx, async (tx) => {
    if (hits > 0) await clearBucket(tx.db, own)
    if (member.one_time_until) {
      const secret = randomSecret()
      await data.addLink(tx.db, secret, 'replace', member.id, REPLACE_HOURS)
      return { replaceWith: secret }
    }
    await record(tx, { action: 'session.start', objectId: member.id, actorId: member.id })
    return { session: await startSession(tx, member.id, device) }
  })
}

export const signOut = (ctx: MemberContext) =>
  inTransaction(ctx, async (tx) => {
    await endSessions(tx, tx.actor.id, { id: tx.actor.sessionId })
    await record(tx, { action: 'session.end', objectId: tx.actor.id })
  })

/** Always answers the same, after the same work: whether the address is known shows only in its mailbox. */
export async function forgotPassword(ctx: Context, email: string) {
  const buckets = [`forgot:${email}`, `forgot-from:${ctx.address}`]
  const most = [3, 20]
  await checkThrottle(
    ctx.db,
    buckets.map((bucket, i) => ({ bucket, most: most[i] ?? 0, withinMinutes: 60 })),
    'reset mails',
  )
  await inTransaction(ctx, async (tx) => {
    await countHit(tx.db, buckets)
    await enqueue(tx, 'password-reset', { email })
  })
  return { message: 'If this email exists, a password reset email has been sent.' }
}

export async function changePassword(ctx: MemberContext, change: z.output<typeof PasswordChange>) {
  const bucket = `password:${ctx.actor.id}`
  const kept = await data.findPassword(ctx.db, ctx.actor.id)
  const right = await verifyPassword(kept?.hash ?? null, change.currentPassword, {
    before: () => checkThrottle(ctx.db, [{ bucket, most: 5, withinMinutes: 15 }], 'wrong passwords'),
    onWrong: () => countHit(ctx.db, [bucket]),
  })
  if (!right) throw invalid('currentPassword', 'Current password is not right')
  const hash = await hashOwn(ctx, change.newPassword)
  await inTransaction(ctx, async (tx) => {
    await data.savePassword(tx.db, tx.actor.id, hash)
    await data.spendLinks(tx.db, tx.actor.id)
    await endSessions(tx, tx.actor.id, { except: tx.actor.sessionId })
    await record(tx, { action: 'password.change', objectId: tx.actor.id })
  })
  return { message: 'Your password has been changed.' }
}

export async function setOneTimePassword(ctx: MemberContext, { userId, newPassword }: z.output<typeof PasswordReset>) {
  const hash = await hashPassword(newPassword)
  return inTransaction(ctx, async (tx) => {
    const member = await data.findBrother(tx.db, userId)
    if (!member) throw notFound('Member')
    const lock = passwordLock(tx.actor, member)
    must(lock === null, lock ?? '')
    await data.savePassword(tx.db, userId, hash, ONE_TIME_HOURS)
    await data.spendLinks(tx.db, userId)
    await endSessions(tx, userId)
    await record(tx, { action: 'password.reset', objectId: userId })
    await announce(tx, { keys: [['admin', 'members']], only: { role: 'admin' } })
    const name = member.familiar || member.first_name
    return { message: `${name} signs in with it once, within ${ONE_TIME_HOURS} hours, and then chooses his own.` }
  })
}

/** The hash of a password that a member chose for himself; refused when it is too short or too common. */
export async function hashOwn(ctx: Context, password: string) {
  const fault = policy.passwordFault(password, (await readSettings(ctx)).passwordMinLength)
  if (fault) throw invalid('newPassword', fault)
  return hashPassword(password)
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
