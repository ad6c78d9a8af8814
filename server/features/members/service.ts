// What one can do with members: look at them, add, change and remove them.

import type { MemberChanges } from '@aerie/contract/member-fields'
import type { ManagedMember, NewMember } from '@aerie/contract/members'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { removePortraitFiles } from '#features/avatars/portrait-files.ts'
import { linkNames } from '#features/lineage/link-names.ts'
import { lockLineage } from '#features/lineage/lock.ts'
import { connectAccount } from '#features/linkedin/connect.ts'
import { officerOr, shownTo } from '#features/people/privacy.ts'
import { findPlace } from '#features/places/service.ts'
import { readSettings } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import { type Actor, type Context, inTransaction, type MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { announceMembers, announceStanding } from './announce-members.ts'
import * as data from './data.ts'
import { phoneKey } from './phone.ts'
import { departureLock, mayGiveRole, mayInvite, mayResetPassword, roleLock } from './policy.ts'
import { asOneEmail, refuseIf } from './refusals.ts'
import { displayFirstName, toFacts, toSummary } from './rows.ts'
import { saveNewcomer } from './save.ts'

export type { Homes } from '#features/residences/residences.ts'

/** A number in the form in which it is kept, compared and signed in with; null when it cannot be one. */
export const toPhoneKey = phoneKey

/** Joins the caller to a LinkedIn account; answers which empty fields that filled. */
export const connectLinkedin = connectAccount

/** What an invited brother corrects of himself as he comes in. */
export const updateNewcomer = async (tx: Context, id: number, changes: MemberChanges) =>
  void (await saveNewcomer(tx, id, changes))

export const countMembers = (ctx: Context) => data.countMembers(ctx.db)

export async function readStats(ctx: Context) {
  const [{ total, active, admins, superAdmins, verified }, { yearsOfHistory }] = await Promise.all([
    countMembers(ctx),
    readSettings(ctx),
  ])
  return { totalMembers: total, activeMembers: active, admins, superAdmins, verified, yearsOfHistory }
}

/** What an identifier typed at the door means: an e-mail address or a phone number; null when it can be neither. */
export function readIdentifier(identifier: string): { email: string } | { phoneKey: string } | null {
  const typed = identifier.trim()
  if (typed.includes('@')) return { email: typed.toLowerCase() }
  const key = phoneKey(typed)
  return key === null ? null : { phoneKey: key }
}

/** Why an actor may not give a member a one-time password; null when he may. */
export const passwordLock = (actor: Actor, member: { id: number; role: string }) =>
  mayResetPassword(actor, member) ? null : 'The password of another super admin, or your own, is not reset here.'

export async function createMember(ctx: MemberContext, input: z.output<typeof NewMember>) {
  const place = input.location ? await findPlace(input.location, input.country) : null
  return inTransaction(ctx, async (tx) => {
    must(mayGiveRole(tx.actor, input.role), 'Only super admins may give this role.')
    await lockLineage(tx.db)
    const id = await insert(tx, {
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      class: input.class === undefined ? 1 : input.class,
      role: input.role,
      position: input.title ?? null,
      company: input.company ?? null,
      location: input.location ?? null,
      country: input.country ?? null,
      cohort: input.cohort ?? null,
      ...place,
    })
    await linkNames(tx.db, sql`${id}::int`)
    const { role, sendInvitation } = input
    await record(tx, { action: 'member.create', objectId: id, after: { role, sendInvitation } })
    if (sendInvitation) await enqueue(tx, 'invitation', { memberId: id })
    await announceMembers(tx)
    return id
  })
}

/** The first member of an empty house; refused when somebody is in it. */
export async function createFounder(tx: Context, founder: { firstName: string; lastName: string; email: string }) {
  const { total } = await data.countMembers(tx.db)
  if (total > 0) throw new Refusal('gone', 'This set-up link has been used: somebody is in the house already.')
  const id = await insert(tx, {
    first_name: founder.firstName,
    last_name: founder.lastName,
    email: founder.email,
    role: 'super_admin',
  })
  await record(tx, { action: 'member.create', objectId: id, actorId: id, after: { role: 'super_admin' } })
  await announceMembers(tx)
  return id
}

export const removeMember = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const superAdmins = await data.lockSuperAdmins(tx.db)
    const row = await data.lockMember(tx.db, id)
    if (!row) throw notFound('Member')
    refuseIf(departureLock(tx.actor, toFacts(row), superAdmins))
    await endSessions(tx, id)
    await data.deleteMember(tx.db, id, `${displayFirstName(row)} ${row.last_name}`)
    await record(tx, { action: 'member.delete', objectId: id, before: { role: row.role } })
    await announceMembers(tx)
    await announceStanding(tx)
    removePortraitFiles(tx, row)
  })

export const inviteMember = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const row = await data.lockMember(tx.db, id)
    if (!row) throw notFound('Member')
    if (!row.email) throw new Refusal('conflict', 'This brother has no e-mail address to send an invitation to.')
    if (row.has_password) throw new Refusal('conflict', 'This brother has a password already.')
    if (!mayInvite(tx.actor, toFacts(row))) throw new Refusal('conflict', 'Inactive members are not invited.')
    await enqueue(tx, 'invitation', { memberId: id })
    await record(tx, { action: 'member.invite', objectId: id })
    return { message: `An invitation is on its way to ${displayFirstName(row)}.` }
  })

export async function listManaged(ctx: MemberContext): Promise<ManagedMember[]> {
  const [rows, superAdmins] = await Promise.all([data.listManaged(ctx.db), data.countSuperAdmins(ctx.db)])
  const order = new Intl.Collator('en', { sensitivity: 'base' })
  return rows
    .map((row) => toManaged(ctx.actor, row, superAdmins))
    .sort((a, b) => order.compare(a.lastName, b.lastName) || order.compare(a.firstName, b.firstName) || a.id - b.id)
}

type ManagedRow = Awaited<ReturnType<typeof data.listManaged>>[number]

function toManaged(actor: Actor, row: ManagedRow, superAdmins: number): ManagedMember {
  const facts = toFacts(row)
  const shown = shownTo(officerOr(actor, row.id), row)
  const lock = roleLock(actor, facts, superAdmins)
  const mayLeave = departureLock(actor, facts, superAdmins) === null
  return {
    ...toSummary(shown),
    phone: shown.phone,
    access: accessOf(row),
    can: {
      changeRole: lock === null,
      resetPassword: mayResetPassword(actor, facts),
      invite: mayInvite(actor, facts),
      setActive: mayLeave,
      delete: mayLeave,
    },
    roleLockedBecause: lock,
  }
}

function accessOf(row: ManagedRow): ManagedMember['access'] {
  if (row.one_time_until) return 'one_time_password'
  if (row.has_password) return 'password'
  return row.invited ? 'invited' : 'none'
}

const insert = async (tx: Context, row: data.NewRow) => (await asOneEmail(data.insertMember(tx.db, row))).id
