// Setting up an authenticator app, switching it off, and making recovery codes: changes of a member's own way in.
import type { AppDraft } from '@aerie/contract/second-step'
import { notifyOfOwnAct } from '#features/addresses/service.ts'
import { mustMayEnrol } from '#features/officer-step/service.ts'
import { goesBy } from '#features/people/person.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { invalid, notFound, Refusal } from '#platform/errors.ts'
import { endSessions, markProved } from '#platform/session/sessions.ts'
import { countHits, settleHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import { appSetupOf, makeAppSecret, stepOf } from './app-codes.ts'
import { openDraft, sealAppSecret, sealDraft } from './app-secrets.ts'
import * as data from './data.ts'
import { meansOf } from './means.ts'
import * as policy from './policy.ts'
import { hashOfCode, makeRecoveryCodes, shownCode } from './recovery-codes.ts'
import { removeDevices } from './service.ts'

/** Kept by nobody until its first digits come back with it. */
export async function draftApp(ctx: MemberContext): Promise<AppDraft> {
  const { id } = ctx.actor
  const [standing, { name }] = await Promise.all([data.findStanding(ctx.db, id), readSettings(ctx)])
  if (!standing) throw notFound('Member')
  await mustMayEnrol(ctx)
  const secret = makeAppSecret()
  const label = standing.email ?? standing.phone ?? goesBy(standing)
  return { draft: sealDraft(ctx, id, secret), ...appSetupOf(secret, { issuer: name, label }) }
}

/** Answers ten recovery codes, which nobody is shown again. */
export async function confirmApp(ctx: MemberContext, { draft, code }: { draft: string; code: string }, device: string) {
  const { id } = ctx.actor
  const secret = openDraft(ctx, id, draft)
  const bucket = `app-setup:${id}`
  await countHits(ctx.db, [{ bucket, most: 10, withinMinutes: 15 }], 'wrong codes')
  const step = stepOf(secret, code, ctx.now())
  if (step === null) throw invalid('code', 'These six do not match. Is the clock of the phone right?')
  return inTransaction(ctx, async (tx) => {
    await mustMayEnrol(tx)
    await settleHits(tx, { emptied: [bucket] })
    await data.saveApp(tx.db, id, sealAppSecret(tx, id, secret), step)
    const codes = await replaceCodes(tx)
    await endSessions(tx, id, { except: tx.actor.sessionId })
    await markProved(tx)
    await settleChange(tx, 'second-step.app', 'app_on', device)
    return { codes }
  })
}

export const turnAppOff = (ctx: MemberContext, device: string) =>
  inTransaction(ctx, async (tx) => {
    const means = await ownMeans(tx)
    if (!means.hasApp) throw notFound('Authenticator app')
    if (!policy.mayTurnAppOff(means))
      throw new Refusal('conflict', 'Officers need a second step here. Add a passkey first, or set up another app.')
    await data.deleteApp(tx.db, tx.actor.id)
    if (!means.hasPasskey) await data.deleteCodes(tx.db, tx.actor.id)
    await settleChange(tx, 'second-step.app-off', 'app_off', device)
  })

export const makeCodes = (ctx: MemberContext, device: string) =>
  inTransaction(ctx, async (tx) => {
    if (!policy.mayMakeCodes(await ownMeans(tx)))
      throw new Refusal('conflict', 'Recovery codes stand for an app or a passkey. Set one of them up first.')
    await mustMayEnrol(tx)
    const codes = await replaceCodes(tx)
    await settleChange(tx, 'second-step.codes', 'codes_made', device)
    return { codes }
  })

async function ownMeans(ctx: MemberContext) {
  const standing = await data.findStanding(ctx.db, ctx.actor.id)
  if (!standing) throw notFound('Member')
  return meansOf(ctx, standing)
}

/** Those of before stop with it. */
async function replaceCodes(tx: MemberContext) {
  const codes = makeRecoveryCodes()
  await data.deleteCodes(tx.db, tx.actor.id)
  await data.addCodes(
    tx.db,
    tx.actor.id,
    codes.map((code) => hashOfCode(tx, tx.actor.id, code)),
  )
  return codes.map(shownCode)
}

async function settleChange(
  tx: MemberContext,
  action: 'second-step.app' | 'second-step.app-off' | 'second-step.codes',
  what: 'app_on' | 'app_off' | 'codes_made',
  device: string,
) {
  const { id } = tx.actor
  await record(tx, { action, objectId: id })
  await removeDevices(tx, id)
  await notifyOfOwnAct(tx, id, what, device)
}
