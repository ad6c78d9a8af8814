// The links that let a brother choose a password: invitation, reset, replacement of a one-time password, set-up.
import { INVITATION_DAYS } from '@aerie/contract/invitations'
import type { FirstSuperAdmin, LinkedPassword, Welcome } from '@aerie/contract/sign-in'
import type * as z from 'zod/mini'
import { noteReached } from '#features/bounces/service.ts'
import { announceInvitations, withdrawInvitation as withdraw } from '#features/invitations/service.ts'
import { createFounder, updateNewcomer } from '#features/members/service.ts'
import { noteArrival } from '#features/newcomers/service.ts'
import { enter, type From } from '#features/second-step/service.ts'
import { checkAnswer, noteProved } from '#features/told-addresses/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { randomSecret } from '#platform/secrets/codes.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { hashOwn, type NewPassword, replacePassword } from './service.ts'

const RESET_HOURS = 1
const WELCOME_HOURS = INVITATION_DAYS * 24
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
  await data.purgeOldLinks(ctx.db)
  await data.addLink(ctx.db, secret, kind, memberId, kind === 'reset' ? RESET_HOURS : WELCOME_HOURS)
  return secret
}

/** Ends a brother's invitation with every link of it that is on its way or in his mailbox. */
export const withdrawInvitation = (ctx: MemberContext, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    if (!(await withdraw(tx, memberId))) throw notFound('Invitation')
    await data.markLinksUsed(tx.db, memberId, 'welcome')
  })

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

/** Sets the password, and lets its member in unless he owes a second step. */
export async function finishReset(
  ctx: Context,
  secret: string,
  { newPassword, answer }: z.output<typeof LinkedPassword>,
  from: From,
) {
  const kinds: data.LinkKind[] = ['reset', 'replace']
  const owner = await checkLink(ctx, secret, kinds)
  const hash = await hashOwn(ctx, newPassword, owner)
  await checkAnswer(ctx, owner.id, answer)
  return inTransaction(ctx, async (tx) => {
    const brother = await brotherBehind(tx, secret, kinds, true)
    if (!brother) throw noLonger(kinds)
    await noteProved(tx, brother.id)
    if (brother.kind === 'reset') await noteReached(tx, brother.id)
    // What a one-time password or an address taken back leads to was counted as given when that was.
    const by = brother.kind === 'reset' ? 'mailbox' : 'himself'
    return choosePassword(tx, brother.id, { hash, by }, from)
  })
}

export async function acceptWelcome(ctx: Context, secret: string, welcome: z.output<typeof Welcome>, from: From) {
  const { id, familiar } = await checkLink(ctx, secret, ['welcome'])
  const { newPassword, answer, ...details } = welcome
  const hash = await hashOwn(ctx, newPassword, { ...ownerOf(details), familiar })
  await checkAnswer(ctx, id, answer)
  return inTransaction(ctx, async (tx) => {
    const brother = await brotherBehind(tx, secret, ['welcome'], true)
    if (!brother) throw noLonger(['welcome'])
    await noteProved(tx, brother.id)
    await noteReached(tx, brother.id)
    await updateNewcomer(tx, brother.id, details)
    await noteArrival(tx, brother.id)
    return choosePassword(tx, brother.id, { hash, by: 'mailbox' }, from)
  })
}

export async function finishSetup(ctx: Context, secret: string, founder: z.output<typeof FirstSuperAdmin>, from: From) {
  await checkSetupLink(ctx, secret)
  const { newPassword, ...person } = founder
  const hash = await hashOwn(ctx, newPassword, ownerOf(person))
  return inTransaction(ctx, async (tx) => {
    if (!(await data.findLink(tx.db, secret, ['setup'], true))) throw noLonger(['setup'])
    const id = await createFounder(tx, person)
    await data.markLinkUsed(tx.db, secret)
    await noteArrival(tx, id)
    return choosePassword(tx, id, { hash, by: 'himself' }, from)
  })
}

const ownerOf = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) => ({
  first_name: firstName,
  last_name: lastName,
  email,
})

async function choosePassword(tx: Context, memberId: number, chosen: NewPassword, from: From) {
  await replacePassword(tx, memberId, chosen)
  await record(tx, { action: 'password.choose', objectId: memberId, actorId: memberId })
  await announceInvitations(tx)
  return enter(tx, memberId, from)
}

async function brotherBehind(ctx: Context, secret: string, kinds: data.LinkKind[], lock = false) {
  const link = await data.findLink(ctx.db, secret, kinds, lock)
  const brother = link?.member_id ? await data.findBrother(ctx.db, link.member_id) : undefined
  return link && brother?.may_enter ? { ...brother, kind: link.kind } : null
}

const noLonger = ([kind = 'reset']: data.LinkKind[]) => new Refusal('gone', SENTENCES[kind])
