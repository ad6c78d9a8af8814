// Saving a record, by its owner or by a super admin: one transaction, and nothing of anybody's overwritten unseen.
import type { MemberChanges, OwnChanges } from '@aerie/contract/member-fields'
import type { Wanted } from '#features/lineage/desired-lineage.ts'
import { namesOf, tiesAfter } from '#features/lineage/kinship.ts'
import { type Plan, planLineage } from '#features/lineage/plan.ts'
import { type Neighbour, readLineage, writeTies } from '#features/lineage/ties.ts'
import { PRIVATE_COLUMNS } from '#features/people/privacy.ts'
import { findPlace } from '#features/places/service.ts'
import { record } from '#platform/audit/audit.ts'
import { type Actor, type Context, inTransaction, type MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { endSessions, refreshSessions } from '#platform/session/sessions.ts'
import { announceMembers, announceStanding } from './announce-members.ts'
import { type Difference, differenceOf } from './changes.ts'
import { refuseOverwriting } from './conflict.ts'
import * as data from './data.ts'
import { tellNews } from './feed-changes.ts'
import { departureLock, roleLock } from './policy.ts'
import { asOneEmail, refuseIf } from './refusals.ts'
import { toFacts } from './rows.ts'

/** A record as it stands after a save. */
export interface Saved {
  row: data.ProfileRow
  ties: data.TieRow[]
}

/** What only super admins may change is passed over when others send it. */
export const saveOwn = (ctx: MemberContext, changes: OwnChanges) =>
  save(ctx, ctx.actor.id, ctx.actor.role === 'super_admin' ? changes : withoutReserved(changes), ctx.actor)

export const saveMember = (ctx: MemberContext, id: number, changes: MemberChanges) => save(ctx, id, changes, ctx.actor)

/** What an invited brother corrects of himself as he comes in, while he has no session yet. */
export const saveNewcomer = (tx: Context, id: number, changes: MemberChanges) => save(tx, id, changes, null)

const withoutReserved = ({ class: _, pledgeClass, lineageColor, role, isActive, ...own }: OwnChanges) => own

async function save(ctx: Context, id: number, changes: OwnChanges, actor: Actor | null): Promise<Saved> {
  const place = changes.location ? await findPlace(changes.location, changes.country) : null
  const wanted = wantedLineage(changes)
  return inTransaction(ctx, async (tx) => {
    const superAdmins = concernsStanding(changes) ? await data.lockSuperAdmins(tx.db) : 0
    const row = await data.lockMember(tx.db, id, mayTie(changes))
    if (!row) throw notFound('Member')
    if (actor) refuseStanding(actor, row, changes, superAdmins)

    const difference = differenceOf(changes, row, place)
    const lineage = await readLineage(tx.db, id, wanted, namesAfter(row, changes))
    const plan = planLineage(lineage, wanted, actor === null || actor.id === id)
    const fields = [...difference.fields, ...plan.fields]
    if (fields.length === 0)
      return { row: { ...row, inherited_color: plan.inheritedColor }, ties: tiesAfter(lineage, plan) }
    await refuseOverwriting(tx, row, changes.version, fields)

    const after = await asOneEmail(data.updateMember(tx.db, id, difference.columns))
    const neighbours = await writeTies(tx.db, id, plan)
    await tellNews(tx, row, after)
    await recordSave(tx, { before: row, after, difference, plan, neighbours, actorId: actor?.id ?? id })
    return { row: { ...after, inherited_color: plan.inheritedColor }, ties: tiesAfter(lineage, plan) }
  })
}

/** A brother who takes a name may be the one that others have called by it. */
const mayTie = ({ bigBrother, littleBrothers, firstName, lastName, familiar }: OwnChanges) =>
  [bigBrother, littleBrothers, firstName, lastName, familiar].some((sent) => sent !== undefined)

const namesAfter = (row: data.MemberRow, { firstName, familiar, lastName }: OwnChanges) =>
  namesOf({
    first_name: firstName ?? row.first_name,
    familiar: familiar === undefined ? row.familiar : familiar,
    last_name: lastName ?? row.last_name,
  })

/** Null where the lineage is not among the changes. */
function wantedLineage({ bigBrother, littleBrothers }: OwnChanges): Wanted | null {
  if (bigBrother === undefined && littleBrothers === undefined) return null
  return {
    ...(bigBrother !== undefined && { big: bigBrother }),
    ...(littleBrothers !== undefined && { littles: littleBrothers }),
  }
}

const concernsStanding = ({ role, isActive }: OwnChanges) => role !== undefined || isActive !== undefined

function refuseStanding(actor: Actor, row: data.MemberRow, { role, isActive }: OwnChanges, superAdmins: number) {
  const facts = toFacts(row)
  if (role !== undefined && role !== row.role) refuseIf(roleLock(actor, facts, superAdmins))
  if (isActive === false && facts.isActive) refuseIf(departureLock(actor, facts, superAdmins))
}

interface Record {
  before: data.MemberRow
  after: data.UpdatedRow
  difference: Difference
  plan: Plan
  /** Whose side of a tie changed with his. */
  neighbours: Neighbour[]
  actorId: number
}

async function recordSave(tx: Context, { before, after, difference, plan, neighbours, actorId }: Record) {
  const fields = [...difference.fields, ...plan.fields]
  // Of what is private the log keeps only that it changed: it is read by others, and cannot be mended.
  const kept = Object.keys(difference.columns).filter((column) => !PRIVATE_COLUMNS.has(column))
  const valuesOf = (row: data.UpdatedRow) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => kept.includes(column)))
  await record(tx, {
    action: 'member.update',
    objectId: after.id,
    actorId,
    ...(kept.length > 0 && { before: valuesOf(before) }),
    after: { ...valuesOf(after), fields, version: after.version },
  })
  for (const { id, version, side } of neighbours) {
    const field = side === 'big' ? 'littleBrothers' : 'bigBrother'
    await record(tx, { action: 'member.lineage', objectId: id, actorId, after: { fields: [field], version } })
  }
  if (after.inactive_since && !before.inactive_since) await endSessions(tx, after.id)
  else if (before.role !== after.role) await refreshSessions(tx, after.id)
  if (before.email && before.email !== after.email)
    await enqueue(tx, 'email-changed', { memberId: after.id, earlier: before.email })
  await announceMembers(tx)
  if ((after.inactive_since === null) !== (before.inactive_since === null)) await announceStanding(tx)
  await announce(tx, { keys: [['auth', 'session']], only: { memberId: after.id } })
}
