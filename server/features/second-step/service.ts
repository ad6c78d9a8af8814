// The one function through which every sign-in leads, and what else changes with a member's ways in.
import { type PendingStep, STEP_TRIES, type StepProof, secondStep } from '@aerie/contract/second-step'
import { stale } from '@aerie/contract/stale'
import { CONSOLE, notifyOfOwnAct } from '#features/addresses/service.ts'
import { comeBack } from '#features/departures/service.ts'
import { announceStandings } from '#features/officer-step/service.ts'
import { displayName } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { invalid, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { endSessions, startSession } from '#platform/session/sessions.ts'
import { countHits, type Rule, settleHits } from '#platform/throttle.ts'
import { inTransaction } from '#platform/transaction.ts'
import { stepOf } from './app-codes.ts'
import { openAppSecret } from './app-secrets.ts'
import * as data from './data.ts'
import * as entries from './entries-data.ts'
import { meansOf } from './means.ts'
import { mayGoWithout, owedProofs, whyPasskeyStays } from './policy.ts'
import { hashOfCode } from './recovery-codes.ts'

/** Where a sign-in comes from. */
export interface From {
  device: string
  /** What `aerie_device` holds: the secret of a remembered device. */
  remembered: string | null
}

/** The secret of the session; or of the sign-in that waits, with what it owes. */
export type Entry = { session: string; memberId: number } | { pending: string; step: PendingStep }

/**
 * Lets a member in who has proved his password, or has just chosen one, unless he owes a second step. All doors lead
 * here: nothing else opens a session.
 */
export async function enter(tx: Context, memberId: number, from: From): Promise<Entry> {
  const standing = await readStanding(tx, memberId)
  const means = await meansOf(tx, standing)
  const proofs = owedProofs(means)
  if (proofs.length === 0) return open(tx, standing, from.device, false)
  if (from.remembered && (await entries.noteDevice(tx.db, from.remembered, memberId)))
    return open(tx, standing, from.device, true)
  const pending = randomSecret()
  await entries.addPending(tx.db, pending, memberId)
  return { pending, step: { name: displayName(standing), proofs, mayGoWithout: mayGoWithout(means) } }
}

/** Opens a session for who has shown a passkey, which is enough by itself, and answers its secret; null where he may not come in. */
export async function enterProved(tx: Context, memberId: number, device: string) {
  if (!(await isLetIn(tx, await readStanding(tx, memberId)))) return null
  await record(tx, { action: 'session.start', objectId: memberId, actorId: memberId, after: { step: 'passkey' } })
  return startSession(tx, memberId, device, { isProved: true })
}

async function open(tx: Context, standing: data.Standing, device: string, isProved: boolean) {
  if (!(await isLetIn(tx, standing))) throw noLonger()
  return { session: await startSession(tx, standing.id, device, { isProved }), memberId: standing.id }
}

/** Who sleeps since he asked to leave has come back with this. */
const isLetIn = async (tx: Context, { id, inactive_since }: data.Standing) =>
  inactive_since === null || (await comeBack(tx, id))

async function readStanding(ctx: Context, memberId: number) {
  const standing = await data.findStanding(ctx.db, memberId)
  if (!standing) throw noLonger()
  return standing
}

/** The sign-in that this secret stands for, with what it owes; refuses where it is over. */
export async function readPending(ctx: Context, secret: string | null): Promise<PendingStep & { memberId: number }> {
  const pending = secret ? await entries.findPending(ctx.db, secret) : undefined
  if (!pending) throw noLonger()
  const standing = await readStanding(ctx, pending.member_id)
  const means = await meansOf(ctx, standing)
  const proofs = owedProofs(means)
  if (proofs.length === 0) throw noLonger()
  return { name: displayName(standing), proofs, mayGoWithout: mayGoWithout(means), memberId: standing.id }
}

/** Ends a sign-in that waited without its proof: as an officer he may do nothing in that session until he shows one. */
export const goWithout = (ctx: Context, secret: string | null, device: string) =>
  inTransaction(ctx, async (tx) => {
    const { memberId, mayGoWithout: may } = await readPending(tx, secret)
    if (!may) throw new Refusal('not_allowed', 'Your second step is asked whatever you do here.')
    if (!secret || !(await entries.takePending(tx.db, secret))) throw noLonger()
    const opened = await open(tx, await readStanding(tx, memberId), device, false)
    await record(tx, { action: 'session.start', objectId: memberId, actorId: memberId, after: { step: 'none' } })
    return { ...opened, remembered: null }
  })

/** Why a passkey of his stays where it is his last, as far as that goes by the second step; null where it may go. */
export const whyLastPasskeyStays = async (ctx: Context, memberId: number) =>
  whyPasskeyStays(await meansOf(ctx, await readStanding(ctx, memberId)))

/**
 * Ends a sign-in that waited, by a proof that has been judged right, and opens its session. `remember` keeps the device;
 * then `remembered` is the secret for its cookie.
 */
async function settlePending(
  tx: Context,
  secret: string,
  proved: { memberId: number; by: string; device: string; remember: boolean },
) {
  if (!(await entries.takePending(tx.db, secret))) throw noLonger()
  const opened = await open(tx, await readStanding(tx, proved.memberId), proved.device, true)
  await record(tx, {
    action: 'session.start',
    objectId: proved.memberId,
    actorId: proved.memberId,
    after: { step: proved.by },
  })
  const remembered = proved.remember ? randomSecret() : null
  if (remembered) {
    await entries.addDevice(tx.db, remembered, proved.memberId, proved.device)
    await announceSecondStep(tx, proved.memberId)
  }
  return { ...opened, remembered }
}

interface Answer {
  secret: string | null
  code: string
  remember: boolean
  device: string
  /** What is counted besides the tries of this one sign-in: those of the account. */
  rules: Rule[]
}

export const answerByApp = (ctx: Context, answer: Answer) =>
  answerWith(ctx, answer, 'app', async (tx, memberId) => {
    const app = await data.findApp(tx.db, memberId)
    const step = app ? stepOf(openAppSecret(tx, memberId, app.secret), answer.code, tx.now()) : null
    // Right, but taken already: somebody may have read it over his shoulder.
    if (step === null || !(await data.takeStep(tx.db, memberId, step))) throw invalid('code', NO_MATCH)
  })

/** Answers how many are left, too. */
export async function answerByCode(ctx: Context, answer: Answer) {
  const opened = await answerWith(ctx, answer, 'recovery', async (tx, memberId) => {
    const hash = hashOfCode(tx, memberId, answer.code)
    if (!(await data.useCode(tx.db, memberId, hash)))
      throw invalid('code', (await data.wasUsed(tx.db, memberId, hash)) ? USED : 'That is not one of the ten.')
    await removeDevices(tx, memberId, { keepPending: true })
    await notifyOfOwnAct(tx, memberId, 'code_used', answer.device)
  })
  return { ...opened, codesLeft: (await data.countCodes(ctx.db, opened.memberId)).left }
}

const NO_MATCH = 'These six do not match. Is the clock of the phone right?'
const USED = 'This one has been used.'

async function answerWith(
  ctx: Context,
  { secret, remember, device, rules }: Answer,
  by: StepProof,
  judge: (tx: Context, memberId: number) => Promise<void>,
) {
  const pending = secret ? await entries.countTry(ctx.db, secret) : undefined
  if (!secret || !pending) throw noLonger()
  await countHits(ctx.db, rules, 'wrong codes')
  const { member_id: memberId } = pending
  try {
    return await inTransaction(ctx, async (tx) => {
      await judge(tx, memberId)
      await settleHits(tx, { emptied: rules.map(({ bucket }) => bucket) })
      return settlePending(tx, secret, { memberId, by, device, remember })
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'not_valid' || pending.tries < STEP_TRIES) throw error
    await inTransaction(ctx, (tx) => notifyOfOwnAct(tx, memberId, 'step_failed', device))
    throw new Refusal('gone', 'That was the fifth try. Please begin again with your password.')
  }
}

/** With every change of a way in: no device is remembered any more, and no sign-in that waits goes on, unless kept. */
export async function removeDevices(tx: Context, memberId: number, { keepPending = false } = {}) {
  await entries.deleteDevices(tx.db, memberId)
  if (!keepPending) await entries.deletePending(tx.db, memberId)
  await announceStandings(tx)
  await announceSecondStep(tx, memberId)
}

/**
 * Takes app, recovery codes and remembered devices from whoever signs in with that address, and ends his sessions: a
 * password lets him in again. Answers whom; null where nobody has that address or a second step.
 */
export const takeOff = (ctx: Context, email: string) =>
  inTransaction(ctx, async (tx) => {
    const standing = await data.findStandingByEmail(tx.db, email)
    if (!standing || (!standing.has_app && standing.codes_left === 0)) return null
    await removeSecondStep(tx, standing.id)
    await record(tx, { action: 'second-step.take-off', objectId: standing.id })
    await notifyOfOwnAct(tx, standing.id, 'step_off', CONSOLE)
    return displayName(standing)
  })

/** The same for what has been agreed elsewhere, where it is recorded and told. */
export async function removeSecondStep(tx: Context, memberId: number) {
  await data.deleteApp(tx.db, memberId)
  await data.deleteCodes(tx.db, memberId)
  await removeDevices(tx, memberId)
  await endSessions(tx, memberId)
}

/** Whether a password alone lets him in no more. */
export async function owesStep(ctx: Context, memberId: number) {
  const standing = await data.findStanding(ctx.db, memberId)
  return standing !== undefined && owedProofs(await meansOf(ctx, standing)).length > 0
}

/** No sign-in of his that waits goes on. */
export const endPendingSteps = (tx: Context, memberId: number) => entries.deletePending(tx.db, memberId)

export const announceSecondStep = (tx: Context, memberId: number) =>
  announce(tx, stale(secondStep.show), { memberIds: [memberId] })

const noLonger = () => new Refusal('gone', 'This sign-in is over. Please begin again with your password.')
