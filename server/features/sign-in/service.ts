// Signing in, and passwords as other features set and check them.
import type { Credentials } from '@aerie/contract/sign-in'
import type * as z from 'zod/mini'
import { endCalendarOf } from '#features/calendar/service.ts'
import { type From as Browser, enter } from '#features/second-step/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import { networkOf } from '#platform/client-network.ts'
import type { Context } from '#platform/context.ts'
import { invalid, notFound, Refusal } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { hashPassword, verifyPassword } from '#platform/secrets/password-hash.ts'
import { isBrowserOf } from '#platform/session/known-browser.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { givenBy, type WayIn } from '#platform/session/way-in.ts'
import { countHits, type Rule, settleHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import { readCommonPasswords } from './common-passwords.ts'
import * as data from './data.ts'
import { noteFailure } from './failures.ts'
import { type Identifier, readIdentifier } from './identifier.ts'
import * as passed from './passed.ts'
import * as policy from './policy.ts'

const REPLACE_HOURS = 1
/** Each costs the processor a tenth of a second. */
const MOST_TRIED = 2

interface From extends Browser {
  /** What `keepBrowser` gave the browser earlier. */
  browser: string | null
}

/** Lets a member in, as far as a password does; or, for a one-time password, answers the secret of the link that replaces it. */
export async function signIn(ctx: Context, { identifier, password }: z.output<typeof Credentials>, from: From) {
  const meant = readIdentifier(identifier)
  const found = meant ? await data.findCredentials(ctx.db, meant, MOST_TRIED) : []
  const strange = { id: JSON.stringify(meant ?? identifier.toLowerCase()), usable: null }
  const tried = found.length > 0 ? found.map((member) => ({ ...member, usable: usableOf(member) })) : [strange]
  const rules = await Promise.all(tried.map(({ id }) => rulesOf(ctx, id, from.browser)))
  // Counted as wrong until it proves right, so that tries at once are not more than tries one by one.
  const noteAndThrow = async (error: unknown) => {
    for (const { id } of tried) await noteFailure(ctx, typeof id === 'number' ? id : null)
    throw error
  }
  const count = () => countHits(ctx.db, onceEach(rules.flat()), 'attempts to sign in').catch(noteAndThrow)
  const hashes = tried.map(({ usable }) => usable)
  const fits = await verifyEach(hashes, password, isOneNumberOfMany(meant) ? MOST_TRIED : 1, count)
  const member = theOne(
    found.filter((_, at) => fits[at]),
    identifier,
  )
  if (!member) return noteAndThrow(notRight())

  const entered = await inTransaction(ctx, async (tx) => {
    const own = rules[found.indexOf(member)]?.[0].bucket ?? ''
    const others = onceEach(rules.flat()).map(({ bucket }) => bucket)
    await settleHits(tx, { emptied: [own], takenBack: others.filter((bucket) => bucket !== own) })
    if (member.passed_since) {
      await passed.noteEntered(tx, member.id)
      return null
    }
    if (member.one_time_until) {
      const secret = randomSecret()
      await data.addLink(tx.db, secret, 'replace', member.id, REPLACE_HOURS)
      return { replaceWith: secret }
    }
    const entry = await enter(tx, member.id, from)
    if ('session' in entry) await record(tx, { action: 'session.start', objectId: member.id, actorId: member.id })
    return entry
  })
  if (!entered) throw await passed.closedToPassed(ctx)
  return entered
}

interface Usable {
  may_enter: boolean
  passed_since: Date | null
  expired: boolean
  hash: string | null
}

/** Of who is marked as passed, so that he hears of it; nobody else does. */
const usableOf = ({ may_enter, passed_since, expired, hash }: Usable) =>
  (may_enter || passed_since) && !expired ? hash : null

/** Typed without the code of its country a number may be that of several; then the password says whose. */
const isOneNumberOfMany = (meant: Identifier | null) =>
  meant !== null && 'phoneKeys' in meant && meant.phoneKeys.length > 1

/** Whether the password fits each; where it fits none, that takes as long however many they are. */
async function verifyEach(hashes: (string | null)[], password: string, most: number, count: () => Promise<void>) {
  const fits: boolean[] = []
  for (let at = 0; at < most; at++) {
    if (hashes[at] === undefined && fits.includes(true)) break
    fits.push(await verifyPassword(hashes[at] ?? null, password, at === 0 ? count : undefined))
  }
  return fits
}

/** Of two who chose the same password, whoever has written his number so; in doubt neither. */
function theOne<Found extends { phone: string | null }>(fitting: Found[], identifier: string) {
  const [first, second] = fitting
  if (!second) return first
  const written = fitting.filter(({ phone }) => digitsOf(phone ?? '') === digitsOf(identifier))
  return written.length === 1 ? written[0] : undefined
}

const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '')

const onceEach = (rules: Rule[]) => [...new Map(rules.map((rule) => [rule.bucket, rule])).values()]

const notRight = () => new Refusal('not_signed_in', 'The email, phone or password is not right.')

/**
 * Counted is the member meant, however he is spelt, and the network the call comes from. His own browser has a count of
 * its own instead: strangers must not be able to lock him out.
 */
async function rulesOf(ctx: Context, meant: number | string, browser: string | null): Promise<[Rule, ...Rule[]]> {
  if (typeof meant === 'number' && (await isBrowserOf(ctx, meant, browser)))
    return [{ bucket: `signin-browser:${browser}`, most: 5, withinMinutes: 15 }]
  return [
    { bucket: `signin:${meant}`, most: 5, withinMinutes: 15 },
    { bucket: `signin-from:${networkOf(ctx.address ?? '')}`, most: 20, withinMinutes: 15 },
  ]
}

/** The same for another way to prove that it is he. */
export const noteEnteredPassed = passed.noteEntered
export const closedToPassed = passed.closedToPassed

/** Notes one that failed in another way than by its password; `memberId`: whom it meant, null where that is nobody of ours. */
export const noteFailedSignIn = (ctx: Context, memberId: number | null) => noteFailure(ctx, memberId)

/** Every open link of a member is void. */
export const endLinksOf = (tx: Context, memberId: number) => data.markLinksUsed(tx.db, memberId)

/** Always answers the same, after the same work: whether the address is known shows only in its mailbox. */
export async function forgotPassword(ctx: Context, email: string) {
  const rules = [
    { bucket: `forgot:${email}`, most: 3, withinMinutes: 60 },
    { bucket: `forgot-from:${networkOf(ctx.address ?? '')}`, most: 20, withinMinutes: 60 },
  ]
  await inTransaction(ctx, async (tx) => {
    await countHits(tx.db, rules, 'reset mails')
    await enqueue(tx, 'password-reset', { email })
  })
  return { message: 'If this email exists, a password reset email has been sent.' }
}

/** Sends a member the same mail for an officer, who is named in it; refuses where the link would not lead in. */
export async function sendResetLink(tx: Context, member: { id: number; email: string }, by: string) {
  const found = await data.findByEmail(tx.db, member.email)
  if (!found?.has_password)
    throw new Refusal('conflict', 'He has no password yet. An invitation lets him choose his first.')
  if (!found.may_enter) throw new Refusal('conflict', 'He is inactive. Make him active before he gets a new password.')
  await countHits(tx.db, [{ bucket: `reset-link:${member.id}`, most: 3, withinMinutes: 60 }], 'reset mails')
  await enqueue(tx, 'password-reset', { email: member.email, by })
}

/** The hash of a password that a member chose for himself; refused when others would guess it. */
export async function hashOwn(ctx: Context, password: string, owner: policy.Owner) {
  const [organisation, common] = await Promise.all([readSettings(ctx), readCommonPasswords()])
  const fault = policy.passwordFault(password, organisation, owner, common)
  if (fault) throw invalid('newPassword', fault)
  return hashPassword(password)
}

/** The same for a member who has an account already. */
export async function hashOwnOf(ctx: Context, memberId: number, password: string) {
  const owner = await data.findBrother(ctx.db, memberId)
  if (!owner) throw notFound('Member')
  return hashOwn(ctx, password, owner)
}

/** The hash of a member's password, and since when he has it; undefined where he has none. */
export const readPassword = (ctx: Context, memberId: number) => data.findPassword(ctx.db, memberId)

/** Sets a password in place of one that others may know: his sessions end, and the address of his calendar with them. */
export async function replacePassword(tx: Context, memberId: number, chosen: NewPassword) {
  await setPassword(tx, memberId, chosen)
  await endSessions(tx, memberId)
  await endCalendarOf(tx, memberId)
}

export interface NewPassword {
  hash: string
  /** Who could have chosen it: what others give a member hides what he has voted before. */
  by: WayIn
  /** Makes it one for a single use; it dies after that time. */
  oneTimeHours?: number
}

/** Sets a password, and makes every open link of the member void. */
export async function setPassword(tx: Context, memberId: number, { hash, by, oneTimeHours }: NewPassword) {
  await givenBy(tx.db, memberId, by, () => data.savePassword(tx.db, memberId, hash, oneTimeHours))
  await data.markLinksUsed(tx.db, memberId)
}
