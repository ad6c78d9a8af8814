// Members: adding, changing and removing them; and their records for other features.

import { pledgeClassOf } from '@aerie/contract/classes'
import { type KeptName, UNNAMED } from '@aerie/contract/departures'
import type { MemberChanges, NewMember } from '@aerie/contract/member-changes'
import type { ManagedMember } from '@aerie/contract/members'
import { byAlphabet } from '@aerie/text/lists'
import type * as z from 'zod/mini'
import { updateFeed } from '#features/feed/service.ts'
import { invite } from '#features/invitations/service.ts'
import { keepName, linkNewcomers } from '#features/lineage/service.ts'
import * as columns from '#features/member-fields/columns.ts'
import { confirmedOn } from '#features/member-fields/confirmed.ts'
import { toCard } from '#features/people/cards.ts'
import { displayName, goesBy } from '#features/people/person.ts'
import { officerOr, shownTo } from '#features/people/privacy.ts'
import { announceMembers } from '#features/people/service.ts'
import { findHome } from '#features/places/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Actor, Context, MemberContext } from '#platform/context.ts'
import { takeLock } from '#platform/db/locks.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as changedAddresses from './changed-addresses.ts'
import * as data from './data.ts'
import {
  departureLock,
  isLastSuperAdmin,
  mayGiveRole,
  mayInvite,
  mayLowerRole,
  mayMarkPassed,
  mayRaiseRole,
  mayResetPassword,
  roleLock,
  seesWaitingMarks,
  superAdminsWithout,
} from './policy.ts'
import { readOwn, serializeProfile } from './profiles.ts'
import { asOneEmail, refuseIf } from './refusals.ts'
import { toFacts } from './rows.ts'
import { saveNewcomer } from './save.ts'
import { recordNeighbours as recordNeighboursOf } from './ties.ts'

export const recordNeighbours = recordNeighboursOf
export type MemberRow = data.MemberRow

/** Writes an address that its mail has confirmed, or that is taken back; answers the e-mail address before. */
export const writeAddress = changedAddresses.writeAddress

/** For those who read or write many records at once: the column of each field, and the fields of a row. */
export const memberColumns = columns.COLUMNS
export const readFields = columns.readFields
export const columnsOf = columns.columnsOf

/** The rules of a changed standing, and what they need to know; see `policy.ts`. */
export const standing = {
  roleLock,
  mayRaiseRole,
  departureLock,
  isLastSuperAdmin,
  superAdminsWithout,
  lockSuperAdmins: data.lockSuperAdmins,
  countSuperAdmins: data.countSuperAdmins,
}
/** Writes columns of many locked records; answers them. */
export const writeRecords = data.updateMembers

/** For features that keep columns of their own in a member's record: locks it until the transaction ends. */
export async function lockRecord(tx: Context, id: number): Promise<MemberRow> {
  const row = await data.lockMember(tx.db, id)
  if (!row) throw notFound('Member')
  return row
}

/** Writes columns of a locked record; it counts as a save. */
export const writeRecord = (tx: Context, id: number, columns: data.RowChanges) => data.updateMember(tx.db, id, columns)

/** The same where whoever edits the record need not hear of it. */
export const amendRecord = (tx: Context, id: number, columns: data.RowChanges) => data.amendMember(tx.db, id, columns)

/** Adds the activity items of a write of a record to the feed, and withdraws those that are private by now. */
export const notifyFeed = (tx: Context, before: MemberRow, after: data.UpdatedRow) => updateFeed(tx, before, after)

/** Writes where members live whose locations have been resolved. */
export async function placeMembers(tx: Context, found: data.Placed[]) {
  await data.placeMembers(tx.db, found)
  await announceMembers(tx, 'person')
}

/** A member as the caller may see him. */
export async function showMember(ctx: MemberContext, id: number) {
  const profile = await serializeProfile(ctx, id, ctx.actor)
  if (!profile) throw notFound('Member')
  return profile
}

export const readOwnRecord = (ctx: Context, id: number) => readOwn(ctx, id)

/** The details an invited brother corrects when he accepts. */
export const updateNewcomer = async (tx: Context, id: number, changes: MemberChanges) =>
  void (await saveNewcomer(tx, id, changes))

export const countMembers = ({ db }: Pick<Context, 'db'>) => data.countMembers(db)

/** The member whose password the caller may reset; refuses where he may not. */
export async function findForReset(tx: MemberContext, id: number) {
  const row = await lockRecord(tx, id)
  must(mayResetPassword(tx.actor, row), 'The password of another super admin, or your own, cannot be reset here.')
  return row
}

export async function createMember(ctx: MemberContext, input: z.output<typeof NewMember>) {
  const home = await findHome(input.location ?? null, input.country)
  return inTransaction(ctx, async (tx) => {
    must(mayGiveRole(tx.actor, input.role), 'Only super admins may give this role.')
    const id = await insert(tx, {
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      ...classesOf(input),
      role: input.role,
      position: input.title ?? null,
      company: input.company ?? null,
      location: input.location ?? null,
      cohort: input.cohort ?? null,
      ...home,
    })
    await linkNewcomers(tx, [id])
    const { role, sendInvitation } = input
    await record(tx, { action: 'member.create', objectId: id, after: { role, sendInvitation } })
    if (sendInvitation) await invite(tx, [id])
    await announceMembers(tx, 'count', [id], true)
    return id
  })
}

/** Class 1 unless something else is said. */
const classesOf = ({ class: given = 1, pledgeClass: founding }: z.output<typeof NewMember>) =>
  founding == null ? { class: given, pledge_class: pledgeClassOf(given) } : { class: null, pledge_class: founding }

/** The first member of a new installation; refused once there is one. */
export async function createFounder(tx: Context, founder: { firstName: string; lastName: string; email: string }) {
  await takeLock(tx.db, 'founder')
  const { total } = await data.countMembers(tx.db)
  if (total > 0) throw new Refusal('gone', 'This set-up link has been used: somebody is here already.')
  const id = await insert(tx, {
    first_name: founder.firstName,
    last_name: founder.lastName,
    email: founder.email,
    role: 'super_admin',
  })
  await record(tx, { action: 'member.create', objectId: id, actorId: id, after: { role: 'super_admin' } })
  await announceMembers(tx, 'count', [id], true)
  return id
}

export const removeMember = (ctx: MemberContext, id: number) =>
  inTransaction(ctx, async (tx) => {
    const superAdmins = await data.lockSuperAdmins(tx.db)
    const row = await data.lockMember(tx.db, id)
    if (!row) throw notFound('Member')
    refuseIf(departureLock(tx.actor, toFacts(row), superAdmins))
    await removeRecord(tx, row)
  })

/** Removes a locked member. His name stays in the lineage; where he had asked to leave, as he chose, whoever removes him. */
export async function removeRecord(tx: Context, row: MemberRow) {
  const { id } = row
  await endSessions(tx, id)
  await keepName(tx, id, nameToKeep(row, await data.readKeptName(tx.db, id)))
  await data.deleteMember(tx.db, id)
  await record(tx, { action: 'member.delete', objectId: id, before: { role: row.role } })
  await announceMembers(tx, 'count', [id], true)
  await enqueue(tx, 'remove-portraits', { avatars: portraitsOf(row).join() })
}

function nameToKeep(row: MemberRow, kept: KeptName) {
  if (kept === 'none') return UNNAMED
  return kept === 'full' ? displayName(row) : `${goesBy(row)} ${[...row.last_name][0] ?? ''}.`
}

const portraitsOf = ({ avatar, earlier_avatar }: MemberRow) =>
  [avatar, (earlier_avatar as { avatar: string | null } | null)?.avatar].filter((name) => typeof name === 'string')

export async function listManaged(ctx: MemberContext): Promise<ManagedMember[]> {
  const [rows, superAdmins] = await Promise.all([data.listManaged(ctx.db), data.countSuperAdmins(ctx.db)])
  return rows
    .map((row) => toManaged(ctx.actor, row, superAdmins))
    .sort((a, b) => byAlphabet(a.lastName, b.lastName) || byAlphabet(a.firstName, b.firstName) || a.id - b.id)
}

type ManagedRow = Awaited<ReturnType<typeof data.listManaged>>[number]

function toManaged(actor: Actor, row: ManagedRow, superAdmins: number): ManagedMember {
  const facts = toFacts(row)
  const shown = shownTo(officerOr(actor, row.id), row)
  const lock = roleLock(actor, facts, superAdmins)
  const mayLeave = departureLock(actor, facts, superAdmins) === null
  return {
    ...toCard(shown),
    phone: shown.phone,
    withheld: shown.withheld,
    access: accessOf(row),
    confirmedOn: confirmedOn(row),
    leavesAt: row.due_at?.toISOString() ?? null,
    passedWaits: seesWaitingMarks(actor) && facts.hasPassed && !row.remembered_since,
    can: {
      changeRole: lock === null,
      lowerRole: mayLowerRole(actor, facts, superAdmins),
      raiseRole: mayRaiseRole(actor, facts),
      resetPassword: mayResetPassword(actor, facts),
      invite: mayInvite(actor, facts),
      setActive: mayLeave && !facts.hasPassed,
      markPassed: mayMarkPassed(actor, facts),
      delete: mayLeave,
    },
    roleLockedBecause: lock,
  }
}

function accessOf(row: ManagedRow): ManagedMember['access'] {
  if (row.one_time_until) return 'one_time_password'
  if (row.has_password) return 'password'
  if (row.withdrawn_at) return 'withdrawn'
  return row.invited ? 'invited' : 'none'
}

const insert = async (tx: Context, row: data.NewRow) => (await asOneEmail(data.insertMember(tx.db, row))).id
