// Signing in, and passwords as other features set and check them.

import type { Credentials } from '@aerie/contract/sign-in'
import type * as z from 'zod/mini'
import { readIdentifier } from '#features/members/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { hashPassword, verifyPassword } from '#platform/secrets/password-hash.ts'
import { startSession } from '#platform/session/sessions.ts'
import { checkThrottle, clearBucket, countHit, type Rule } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import * as policy from './policy.ts'

const REPLACE_HOURS = 1

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

/** The hash of a password that a member chose for himself; refused when it is too short or too common. */
export async function hashOwn(ctx: Context, password: string) {
  const fault = policy.passwordFault(password, (await readSettings(ctx)).passwordMinLength)
  if (fault) throw invalid('newPassword', fault)
  return hashPassword(password)
}

/** The hash of a member's password; null where he has none. */
export const readPasswordHash = async (ctx: Context, memberId: number) =>
  (await data.findPassword(ctx.db, memberId))?.hash ?? null

/** Sets a password, and makes every open link of the member void; `oneTimeHours` makes it one for a single use. */
export async function setPassword(tx: Context, memberId: number, hash: string, oneTimeHours: number | null = null) {
  await data.savePassword(tx.db, memberId, hash, oneTimeHours)
  await data.markLinksUsed(tx.db, memberId)
}
