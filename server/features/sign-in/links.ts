// The links that let a brother choose a password: invitation, reset, replacement of a one-time password, set-up.
import { members } from '@aerie/contract/members'
import type { FirstSuperAdmin, Welcome } from '@aerie/contract/sign-in'
import { stale } from '@aerie/contract/stale'
import type * as z from 'zod/mini'
import { createFounder, updateNewcomer } from '#features/members/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { endSessions, startSession } from '#platform/session/sessions.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { hashOwn, setPassword } from './service.ts'

const RESET_HOURS = 1
const WELCOME_HOURS = 14 * 24
const SETUP_HOURS = 24

const SENTENCES: Record<data.LinkKind, string> = {
  reset: 'This link is wrong, has been used, or is older than an hour.',
  replace: 'This link is wrong, has been used, or is older than an hour.',
  welcome: 'This invitation is wrong, has been used, or is older than 14 days.',
  setup: 'This set-up link is wrong, has been used, or is older than a day.',
}

/** Makes a link and answers its secret, which is kept nowhere but in the mail. */
export async function makeLink(ctx: Context, kind: 'reset' | 'welcome', memberId: number) {
  const secret = randomSecret()
  await data.forgetOldLinks(ctx.db)
  await data.addLink(ctx.db, secret, kind, memberId, kind === 'reset' ? RESET_HOURS : WELCOME_HOURS)
  await announce(ctx, stale(members.manage), { role: 'admin' })
  return secret
}

export async function makeSetupLink(ctx: Context) {
  const secret = randomSecret()
  await data.addLink(ctx.db, secret, 'setup', null, SETUP_HOURS)
  return secret
}

export const checkLink = async (ctx: Context, secret: string, kinds: data.LinkKind[]) => {
  const brother = await brotherBehind(ctx, secret, kinds)
  if (!brother) throw noLonger(kinds)
  return brother
}

export async function checkSetupLink(ctx: Context, secret: string) {
  if (!(await data.findLink(ctx.db, secret, ['setup']))) throw noLonger(['setup'])
}

/** Sets the password and opens a session, whose secret is answered. */
export async function finishReset(ctx: Context, secret: string, newPassword: string, device: string) {
  const kinds: data.LinkKind[] = ['reset', 'replace']
  await checkLink(ctx, secret, kinds)
  const hash = await hashOwn(ctx, newPassword)
  return inTransaction(ctx, async (tx) => {
    const brother = await brotherBehind(tx, secret, kinds, true)
    if (!brother) throw noLonger(kinds)
    return choosePassword(tx, brother.id, hash, device)
  })
}

export async function acceptWelcome(ctx: Context, secret: string, welcome: z.output<typeof Welcome>, device: string) {
  await checkLink(ctx, secret, ['welcome'])
  const { newPassword, ...details } = welcome
  const hash = await hashOwn(ctx, newPassword)
  return inTransaction(ctx, async (tx) => {
    const brother = await brotherBehind(tx, secret, ['welcome'], true)
    if (!brother) throw noLonger(['welcome'])
    await updateNewcomer(tx, brother.id, details)
    return choosePassword(tx, brother.id, hash, device)
  })
}

export async function finishSetup(
  ctx: Context,
  secret: string,
  founder: z.output<typeof FirstSuperAdmin>,
  device: string,
) {
  await checkSetupLink(ctx, secret)
  const { newPassword, ...person } = founder
  const hash = await hashOwn(ctx, newPassword)
  return inTransaction(ctx, async (tx) => {
    if (!(await data.findLink(tx.db, secret, ['setup'], true))) throw noLonger(['setup'])
    const id = await createFounder(tx, person)
    await data.markLinkUsed(tx.db, secret)
    return choosePassword(tx, id, hash, device)
  })
}

async function choosePassword(tx: Context, memberId: number, hash: string, device: string) {
  await setPassword(tx, memberId, hash)
  await endSessions(tx, memberId)
  await record(tx, { action: 'password.choose', objectId: memberId, actorId: memberId })
  await announce(tx, stale(members.manage), { role: 'admin' })
  return startSession(tx, memberId, device)
}

async function brotherBehind(ctx: Context, secret: string, kinds: data.LinkKind[], lock = false) {
  const link = await data.findLink(ctx.db, secret, kinds, lock)
  const brother = link?.member_id ? await data.findBrother(ctx.db, link.member_id) : undefined
  return brother?.inactive_since === null ? brother : null
}

const noLonger = ([kind = 'reset']: data.LinkKind[]) => new Refusal('gone', SENTENCES[kind])
