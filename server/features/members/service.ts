// What one can do with members: look at them, add, change and remove them.
import type { ManagedMember, MemberChanges, MemberSummary, NewMember } from '@aerie/contract/members'
import type * as z from 'zod/mini'
import { readWords } from '#features/settings/service.ts'
import { record } from '#platform/audit/audit.ts'
import { type Actor, type Context, inTransaction, type MemberContext } from '#platform/context.ts'
import { isDuplicate } from '#platform/db/db.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { endSessions, refreshSessions } from '#platform/session/sessions.ts'
import { changedFields, toRowChanges } from './changes.ts'
import * as data from './data.ts'
import { phoneKey } from './phone.ts'
import { departureLock, type MemberFacts, mayGiveRole, mayInvite, mayResetPassword, roleLock } from './policy.ts'
import { displayFirstName, toSummary } from './rows.ts'

/** Says that members have changed: their cards, and the figures counted from them. */
export const announceMembers = (ctx: Context) => announce(ctx, { keys: [['members'], ['stats'], ['admin', 'members']] })

export const countMembers = (ctx: Context) => data.countMembers(ctx.db)

export async function readStats(ctx: Context) {
  const [{ total, active, admins, superAdmins, verified }, { yearsOfHistory }] = await Promise.all([
    countMembers(ctx),
    readWords(ctx),
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

export const createMember = (ctx: MemberContext, input: z.output<typeof NewMember>) =>
  inTransaction(ctx, async (tx) => {
    must(mayGiveRole(tx.actor, input.role), 'Only super admins may give this role.')
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
    })
    const { role, sendInvitation } = input
    await record(tx, { action: 'member.create', objectId: id, after: { role, sendInvitation } })
    if (sendInvitation) await enqueue(tx, 'invitation', { memberId: id })
    await announceMembers(tx)
    return id
  })

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

export const updateMember = (ctx: MemberContext, id: number, changes: MemberChanges) =>
  inTransaction(ctx, async (tx) => {
    const superAdmins = await data.lockSuperAdmins(tx.db)
    const row = await data.lockMember(tx.db, id)
    if (!row) throw notFound('Member')
    const facts = factsOf(row)
    if (changes.role !== undefined && changes.role !== row.role) refuseIf(roleLock(tx.actor, facts, superAdmins))
    if (changes.isActive === false && facts.isActive) refuseIf(departureLock(tx.actor, facts, superAdmins))
    await applyChanges(tx, row, changes)
  })

/** What a brother may correct of himself as he comes in. */
export const updateOwnDetails = async (tx: Context, id: number, changes: MemberChanges) => {
  const row = await data.lockMember(tx.db, id)
  if (!row) throw notFound('Member')
  await applyChanges(tx, row, changes, id)
}

async function applyChanges(tx: Context, row: data.MemberRow, changes: MemberChanges, actorId?: number) {
  const wanted = toRowChanges(changes, row)
  const changed = changedFields(row, wanted)
  if (changed.length === 0) return
  await asOneEmail(data.updateMember(tx.db, row.id, wanted))
  await record(tx, {
    action: 'member.update',
    objectId: row.id,
    ...(actorId !== undefined && { actorId }),
    before: Object.fromEntries(changed.map((column) => [column, row[column as keyof typeof row]])),
    after: Object.fromEntries(changed.map((column) => [column, wanted[column as keyof typeof wanted]])),
  })
  if (wanted.inactive_since) await endSessions(tx, row.id)
  else if (changed.includes('role')) await refreshSessions(tx, row.id)
  await announceMembers(tx)
}

export const removeMember = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const superAdmins = await data.lockSuperAdmins(tx.db)
    const row = await data.lockMember(tx.db, id)
    if (!row) throw notFound('Member')
    refuseIf(departureLock(tx.actor, factsOf(row), superAdmins))
    await endSessions(tx, id)
    await data.deleteMember(tx.db, id, `${displayFirstName(row)} ${row.last_name}`)
    await record(tx, { action: 'member.delete', objectId: id, before: { role: row.role } })
    await announceMembers(tx)
    const { avatar } = row
    if (avatar) tx.afterCommit(() => void tx.files.remove(`avatars/${avatar}`).catch(() => {}))
  })

export const inviteMember = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const row = await data.lockMember(tx.db, id)
    if (!row) throw notFound('Member')
    if (!row.email) throw new Refusal('conflict', 'This brother has no e-mail address to send an invitation to.')
    if (row.has_password) throw new Refusal('conflict', 'This brother has a password already.')
    if (!mayInvite(tx.actor, factsOf(row))) throw new Refusal('conflict', 'Inactive members are not invited.')
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
  const facts = factsOf(row)
  const lock = roleLock(actor, facts, superAdmins)
  const mayLeave = departureLock(actor, facts, superAdmins) === null
  return {
    ...toSummary(row),
    phone: row.phone,
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

const factsOf = (row: {
  id: number
  role: string
  inactive_since: Date | null
  email: string | null
  has_password: number | null
}): MemberFacts => ({
  id: row.id,
  role: row.role as MemberSummary['role'],
  isActive: row.inactive_since === null,
  hasEmail: row.email !== null,
  hasPassword: row.has_password !== null,
})

function refuseIf(lock: string | null) {
  must(lock === null, lock ?? '')
}

const insert = async (tx: Context, row: data.NewRow) => (await asOneEmail(data.insertMember(tx.db, row))).id

async function asOneEmail<T>(writing: Promise<T>) {
  try {
    return await writing
  } catch (error) {
    if (!isDuplicate(error, 'members_email_key')) throw error
    const sentence = 'Another member has this e-mail address.'
    throw new Refusal('conflict', sentence, { errors: [{ path: 'email', message: sentence }] })
  }
}
