// The second step that may be required of officers: who has one, and whether one may be added now.
import { LET_HOURS, type OfficerStanding, officerStep } from '@aerie/contract/officer-step'
import type { Role } from '@aerie/contract/person'
import { stale } from '@aerie/contract/stale'
import { displayName, toPersonRef } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { readOwed } from '#platform/session/sessions.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { notifyOfficer } from './officer-notices.ts'
import { couldLet, isLate, mayLet, whyNoneMayBeAdded } from './policy.ts'

export async function listStandings(ctx: MemberContext): Promise<OfficerStanding[]> {
  const now = ctx.now()
  return (await data.listOfficers(ctx.db)).map((row) => {
    const officer = toOfficer(row)
    return {
      person: toPersonRef(row),
      role: row.role as Role,
      hasStep: row.has_step,
      due: (row.has_step ? null : row.due)?.toISOString() ?? null,
      waits: isLate(officer, now),
      letUntil: stillOpen(row, now)?.toISOString() ?? null,
      can: { let: mayLet(ctx.actor, officer, now) },
    }
  })
}

const toOfficer = ({ id, role, due, has_step: hasStep }: data.OfficerRow) => ({ id, role, due, hasStep })

const stillOpen = ({ let_until }: data.OfficerRow, now: Date) => (let_until && let_until > now ? let_until : null)

/** With the names of those who can let him: other super admins whose own rights do not wait. */
export async function showOwn(ctx: MemberContext) {
  const { id, owes } = ctx.actor
  if (!owes) return { letUntil: null, helpers: [] }
  const [now, officers] = [ctx.now(), await data.listOfficers(ctx.db)]
  const own = officers.find((row) => row.id === id)
  const helpers = officers.filter((row) => row.id !== id && couldLet(toOfficer(row), now))
  return {
    letUntil: (own && stillOpen(own, now))?.toISOString() ?? null,
    helpers: helpers.map(displayName),
  }
}

/** Lets an officer add a second step although his rights wait: who can say that it is he stands in for what he lacks. */
export const letAdd = (ctx: MemberContext, memberId: number) =>
  inTransaction(ctx, async (tx) => {
    const row = await data.findOfficer(tx.db, memberId)
    if (!row) throw notFound('Officer')
    if (!mayLet(tx.actor, toOfficer(row), tx.now()))
      throw new Refusal('conflict', `${displayName(row)} needs nobody to let him add a second step, or it is you.`)
    const until = new Date(tx.now().getTime() + LET_HOURS * 3_600_000)
    await data.saveLet(tx.db, memberId, until)
    await record(tx, { action: 'second-step.let-add', objectId: memberId, after: { until: until.toISOString() } })
    await notifyOfficer(tx, row, 'let', until)
    await announceStandings(tx)
    await announce(tx, stale(officerStep.own), { memberIds: [memberId] })
  })

/** Refuses where a passkey, an app or codes may not be set up in this session: a password alone does not lead to an officer's rights. */
export async function mustMayEnrol(ctx: MemberContext) {
  const owes = await readOwed(ctx)
  if (!owes) return
  const row = await data.findOfficer(ctx.db, ctx.actor.id)
  const why = whyNoneMayBeAdded(owes, row?.let_until ?? null, ctx.now())
  if (why) throw new Refusal('not_allowed', why)
}

/** With every change of what somebody has for a second step. */
export const announceStandings = (tx: Context) => announce(tx, stale(officerStep.list), { role: 'admin' })
