// Invitations: asking for them, one or many; those that are pending; and ending them.
import { invitations, type PendingInvitation } from '@aerie/contract/invitations'
import { members } from '@aerie/contract/members'
import { type InvitationPlan, MAILS_A_MINUTE } from '@aerie/contract/selections'
import { stale } from '@aerie/contract/stale'
import { goesBy, toPersonRef } from '#features/people/person.ts'
import { officerOr, shownTo } from '#features/people/privacy.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue, enqueueEach } from '#platform/jobs/jobs.ts'
import { cutPage, formatCursor, type Page, type PageRequest, parseCursor } from '#platform/page.ts'
import * as data from './data.ts'

/** Invites members without a password who can be mailed, whatever they were sent before. */
export async function invite(tx: MemberContext, ids: number[]) {
  if (ids.length === 0) return
  await data.ask(tx.db, ids, tx.actor.id)
  await mail(tx, ids)
}

/** Invites one who asked to come in; `by` is null where no officer had to. */
export async function inviteWhoAsked(tx: Context, id: number, by: number | null) {
  await data.ask(tx.db, [id], by)
  await mail(tx, [id])
}

/** Of these members invites those who are to be invited with others, as `planInvitations` counts them; answers them. */
export async function inviteMany(tx: MemberContext, ids: number[], again: boolean) {
  const invited = await data.askMany(tx.db, ids, tx.actor.id, again)
  await mail(tx, invited)
  return invited
}

/** Newcomers who are not to be invited with others, until an officer invites them by themselves. */
export const deferInvitations = async (tx: MemberContext, ids: number[]) =>
  ids.length === 0 ? undefined : data.deferInvitations(tx.db, ids, tx.actor.id)

/** One goes at once; many go a few at a time, beside the worker that sends what somebody waits for. */
async function mail(tx: Context, ids: number[]) {
  const [only] = ids
  if (only !== undefined && ids.length === 1) await enqueue(tx, 'invitation', { memberId: only })
  else await enqueueEach(tx, 'invitation-of-many', 'memberId', ids, { perMinute: MAILS_A_MINUTE })
  await announceInvitations(tx)
}

const NAMED = 5

export async function planInvitations(ctx: Context, ids: number[]): Promise<InvitationPlan> {
  const fates = new Map((await data.countFates(ctx.db, ids, NAMED)).map((row) => [row.fate, row]))
  const countOf = (fate: data.Fate['fate']) => fates.get(fate)?.count ?? 0
  const first = (fate: data.Fate['fate']) => fates.get(fate)?.first ?? []
  const people = await data.listNamed(ctx.db, [...first('noEmail'), ...first('withdrawn')])
  const some = (fate: data.Fate['fate']) => ({
    count: countOf(fate),
    first: first(fate).flatMap((id) => people.filter((person) => person.id === id).map(toPersonRef)),
  })
  return {
    mails: countOf('mail'),
    recent: countOf('recent'),
    noEmail: some('noEmail'),
    withdrawn: some('withdrawn'),
    inactive: countOf('inactive'),
    hasPassword: countOf('password'),
  }
}

/** Whom the mail of an invitation is for; undefined where there is nothing to send any more. */
export async function findDue(ctx: Context, memberId: number) {
  const brother = await data.findDue(ctx.db, memberId)
  return brother?.email ? { to: brother.email, name: goesBy(brother) } : undefined
}

/** How sending the mail of an invitation went. Of many, pages hear every twentieth time: each has them ask anew. */
export async function noteMail(ctx: Context, memberId: number, went: boolean) {
  await (went ? data.noteSent : data.noteFailed)(ctx.db, memberId)
  const waiting = await data.countWaiting(ctx.db)
  if (waiting % TOLD_EACH === 0) await announce(ctx, stale(invitations.list), { role: 'admin' })
}

const TOLD_EACH = 20

/** Ends a brother's invitation, if there is an open one; his links are to be ended beside it. */
export async function withdrawInvitation(tx: MemberContext, memberId: number) {
  if (!(await data.withdraw(tx.db, memberId))) return false
  await record(tx, { action: 'member.withdraw-invitation', objectId: memberId })
  await announceInvitations(tx)
  return true
}

/** That others are pending by now. */
export const announceInvitations = (ctx: Context) =>
  announce(ctx, stale(members.manage, invitations.list, invitations.count), { role: 'admin' })

export const countPending = async (ctx: Context) => ({ pending: await data.countPending(ctx.db) })

/** A page of those who can still come in by their invitation, the last invited first. */
export async function listPending(
  ctx: MemberContext,
  { limit, cursor }: PageRequest,
): Promise<Page<PendingInvitation[]>> {
  const rows = await data.listPending(ctx.db, limit + 1, parseCursor(cursor))
  const { items, next } = cutPage(rows, limit, ({ asked_us, id }) => formatCursor({ at: asked_us, id }))
  return { items: items.map((row) => toPending(ctx, row)), next }
}

type PendingInvitationRow = Awaited<ReturnType<typeof data.listPending>>[number]

function toPending(ctx: MemberContext, row: PendingInvitationRow): PendingInvitation {
  return {
    memberId: row.id,
    member: toPersonRef(row),
    email: shownTo(officerOr(ctx.actor, row.id), row).email,
    askedAt: row.asked_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    state: stateOf(row, ctx.now()),
  }
}

function stateOf(
  { asked_at, sent_at, failed_at, ends_at }: PendingInvitationRow,
  now: Date,
): PendingInvitation['state'] {
  if (failed_at) return 'not_delivered'
  if (!sent_at || !ends_at || sent_at < asked_at) return 'waiting'
  return ends_at > now ? 'sent' : 'run_out'
}
