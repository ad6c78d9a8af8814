// A passkey that is shown: by a visitor who signs in with it, or by a member in place of his password.
import type { Signature } from '@aerie/contract/passkeys'
import type * as z from 'zod/mini'
import { notifyOfOwnAct } from '#features/addresses/service.ts'
import { enterProved } from '#features/second-step/service.ts'
import { closedToPassed, noteEnteredPassed, noteFailedSignIn } from '#features/sign-in/service.ts'
import { record } from '#platform/audit/audit.ts'
import { networkOf } from '#platform/client-network.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { markProved, noteOpenedBy, renewSession } from '#platform/session/sessions.ts'
import { countHits, settleHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import { askChallenge, relyingParty, signatureAsked, takeChallenge, userHandleOf } from './challenges.ts'
import * as data from './data.ts'
import { judgeCounter } from './policy.ts'
import { readSigned } from './verifying.ts'

type Shown = z.output<typeof Signature>
type Key = NonNullable<Awaited<ReturnType<typeof data.findByCredential>>>

/** For so long after a restore no browser is told to forget a passkey: those added after the archive are good, yet unknown. */
const RESTORE_DAYS = 7

export const beginSignIn = async (ctx: Context, publicUrl: string) => {
  const { rpId } = relyingParty(publicUrl)
  return signatureAsked(await askChallenge(ctx, 'sign-in'), rpId)
}

/** Opens a session and answers its secret, and whose it is. */
export async function signIn(ctx: Context, publicUrl: string, shown: Shown, device: string) {
  const bucket = `passkey-from:${networkOf(ctx.address ?? '')}`
  await countHits(ctx.db, [{ bucket, most: 20, withinMinutes: 15 }], 'attempts to sign in')
  const key = await data.findByCredential(ctx.db, shown.id)
  if (!key) return unknown(ctx)
  const use = await readUse(ctx, publicUrl, { shown, key, purpose: 'sign-in' })
  const refused = await refuseCopy(ctx, key, use, device)
  if (refused) throw refused
  const entered = await inTransaction(ctx, async (tx) => {
    await noteUse(tx, key, use, device)
    await settleHits(tx, { emptied: [], takenBack: [bucket] })
    if (key.passed_since) return void (await noteEnteredPassed(tx, key.member_id))
    const secret = await enterProved(tx, key.member_id, device)
    if (secret === null) throw new Refusal('not_signed_in', 'That passkey does not let you in at the moment.')
    await noteOpenedBy(tx, secret, key.id)
    return { session: secret, memberId: key.member_id }
  })
  if (!entered) throw await closedToPassed(ctx)
  return entered
}

async function unknown(ctx: Context): Promise<never> {
  await noteFailedSignIn(ctx, null)
  const isForgotten = !(await data.wasRestored(ctx.db, RESTORE_DAYS))
  throw new Refusal(isForgotten ? 'gone' : 'not_signed_in', 'This passkey is no longer known here.')
}

export async function beginConfirm(ctx: MemberContext, publicUrl: string) {
  const { rpId } = relyingParty(publicUrl)
  const own = (await data.listOf(ctx.db, ctx.actor.id)).filter(({ rp_id }) => rp_id === rpId)
  if (own.length === 0) throw new Refusal('conflict', 'You have no passkey yet. Please type your password.')
  return signatureAsked(
    await askChallenge(ctx, 'confirm'),
    rpId,
    own.map(({ credential_id }) => credential_id),
  )
}

/** What asks for the password again is open for a while, in this session, whose new secret is answered. */
export async function confirm(ctx: MemberContext, publicUrl: string, shown: Shown, device: string) {
  const bucket = `password:${ctx.actor.id}`
  await countHits(ctx.db, [{ bucket, most: 5, withinMinutes: 15 }], 'passkeys that did not work')
  const key = await data.findByCredential(ctx.db, shown.id)
  if (key?.member_id !== ctx.actor.id) throw notRight()
  const use = await readUse(ctx, publicUrl, { shown, key, purpose: 'confirm' })
  const refused = await refuseCopy(ctx, key, use, device)
  if (refused) throw refused
  return inTransaction(ctx, async (tx) => {
    await noteUse(tx, key, use, device)
    await settleHits(tx, { emptied: [bucket] })
    await record(tx, { action: 'session.confirm', objectId: tx.actor.id, after: { passkey: key.name } })
    await markProved(tx)
    return renewSession(tx)
  })
}

interface Showing {
  shown: Shown
  key: Key
  purpose: 'confirm' | 'sign-in'
}

/** What it told; refuses what was not signed by this key, for us, in answer to what was asked just now. */
async function readUse(ctx: Context, publicUrl: string, { shown, key, purpose }: Showing) {
  const party = relyingParty(publicUrl)
  const take = (challenge: string) => takeChallenge(ctx, challenge, purpose)
  const use = key.rp_id === party.rpId ? await readSigned(shown, key, party, take) : null
  const handle = shown.response.userHandle
  const isHis = handle ? handle === userHandleOf(party.rpId, key.member_id) : purpose === 'confirm'
  if (use && isHis) return use
  await noteFailedSignIn(ctx, key.member_id)
  throw notRight(purpose)
}

const notRight = (purpose: Showing['purpose'] = 'confirm') =>
  new Refusal(purpose === 'confirm' ? 'not_allowed' : 'not_signed_in', 'That passkey did not work. Please try again.')

type Use = NonNullable<Awaited<ReturnType<typeof readSigned>>>

/** The refusal of a key whose counter tells of a copy, of which its owner hears; null where it may be used. */
const refuseCopy = (ctx: Context, key: Key, use: Use, device: string) =>
  inTransaction(ctx, async (tx) => {
    const kept = await data.lockCounter(tx.db, key.id)
    if (!kept) return notRight('sign-in')
    if (judgeCounter({ counter: kept.counter, backupEligible: kept.backup_eligible }, use.counter) !== 'copied')
      return null
    await data.noteCopy(tx.db, key.id)
    await record(tx, { action: 'passkey.refuse', objectId: key.member_id, actorId: key.member_id })
    await notifyOfOwnAct(tx, key.member_id, 'passkey_refused', device)
    await noteFailedSignIn(tx, key.member_id)
    return new Refusal('not_signed_in', 'That passkey may have been copied, so it is not taken. Sign in another way.')
  })

/** A counter that fell on a key that goes from device to device is noted, and its owner hears of it. */
async function noteUse(tx: Context, key: Key, use: Use, device: string) {
  const kept = await data.lockCounter(tx.db, key.id)
  if (!kept) throw notRight('sign-in')
  const verdict = judgeCounter({ counter: kept.counter, backupEligible: kept.backup_eligible }, use.counter)
  if (verdict === 'copied') throw notRight('sign-in')
  await data.noteUse(tx.db, key.id, { ...use, fell: verdict === 'fell' })
  if (verdict === 'fell') await notifyOfOwnAct(tx, key.member_id, 'passkey_doubted', device)
}
