// Saving a record, by its owner or by a super admin: one transaction, and nothing of anybody's overwritten unseen.
import { pledgeClassOf } from '@aerie/contract/classes'
import type { MemberChanges, OwnChanges } from '@aerie/contract/member-changes'
import { RESERVED_FIELDS } from '@aerie/contract/member-fields'
import { updateFeed } from '#features/feed/service.ts'
import {
  type Desired,
  inheritedColor,
  planChange,
  relativesOf,
  toRelatives,
  unchanged,
} from '#features/lineage/service.ts'
import { PRIVATE_COLUMNS } from '#features/people/privacy.ts'
import { announceMembers } from '#features/people/service.ts'
import { homeAfter, placesFor } from '#features/places/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Actor, Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { endSessions, refreshSessions } from '#platform/session/sessions.ts'
import { inTransaction, writeAtClose } from '#platform/transaction.ts'
import { askForMails, holdBack } from './changed-addresses.ts'
import { afterWriting, differenceOf, reachOf } from './columns.ts'
import { refuseOverwriting } from './conflict.ts'
import * as data from './data.ts'
import { departureLock, mayChangeReserved, roleLock } from './policy.ts'
import type { Record } from './profiles.ts'
import { asOneEmail, refuseIf } from './refusals.ts'
import { toFacts } from './rows.ts'
import { recordNeighbours } from './ties.ts'

/** What only super admins may change is passed over when others send it. */
export const saveOwn = (ctx: MemberContext, changes: OwnChanges) =>
  save(ctx, ctx.actor.id, mayChangeReserved(ctx.actor) ? changes : withoutReserved(changes), ctx.actor)

export const saveMember = (ctx: MemberContext, id: number, changes: MemberChanges) => save(ctx, id, changes, ctx.actor)

/** The details an invited brother corrects when he accepts, while he has no session yet. */
export const saveNewcomer = (tx: Context, id: number, changes: MemberChanges) => save(tx, id, changes, null)

function withoutReserved(changes: OwnChanges) {
  const own = { ...changes }
  for (const field of RESERVED_FIELDS) delete own[field]
  return own
}

async function save(ctx: Context, id: number, changes: OwnChanges, actor: Actor | null): Promise<Record> {
  const places = await placesFor(changes)
  // Whoever writes at the same moment is found out when it is written, and waited for the second time.
  let waits = ctx.closing !== undefined || needsLocks(changes)
  const saving = inTransaction(ctx, async (tx) => {
    const superAdmins = concernsStanding(changes) ? await data.lockSuperAdmins(tx.db) : 0
    const read = waits ? undefined : await data.readMember(tx.db, id, inheritedColor, relativesOf(tx, id))
    waits = true
    const row = read ?? (await data.lockMember(tx.db, id, mayTie(changes)))
    if (!row) throw notFound('Member')
    if (actor) refuseStanding(actor, row, changes, superAdmins)

    const home = homeAfter(places, row, changes)
    const addresses = await holdBack(tx, row, differenceOf(withPledgeClass(changes, row), row, home), actor)
    const difference = addresses.counting
    const lineage = read
      ? unchanged(toRelatives(read.relatives), read.inherited_color)
      : await planChange(tx, {
          memberId: id,
          desired: desiredLineage(changes),
          name: nameAfter(row, changes),
          own: actor === null || actor.id === id,
        })
    await askForMails(tx, id, addresses, actor?.id ?? id)
    const fields = [...difference.fields, ...lineage.fields]
    const { inheritedColor: inherited_color } = lineage
    if (fields.length === 0) return { row: { ...row, inherited_color }, relatives: lineage.relatives }
    await refuseOverwriting(tx, row, changes.version, fields)

    writeAtClose(tx, data.updateMemberAtClose(tx.db, id, read?.state ?? null, difference.columns))
    const after = { ...afterWriting(row, difference.columns), version: row.version + 1, updated_at: tx.now() }
    const { relatives, neighbours } = await lineage.write(actor?.id ?? id)
    await updateFeed(tx, row, after)
    const saved = { before: row, after, fields, columns: Object.keys(difference.columns), actorId: actor?.id ?? id }
    await recordSave(tx, saved)
    await recordNeighbours(tx, neighbours, saved.actorId)
    await carryOn(tx, row, after)
    await announceMembers(tx, reachOf(saved.columns, neighbours), [id, ...neighbours.map((one) => one.id)])
    return { row: { ...after, inherited_color }, relatives }
  })
  return asOneEmail(saving)
}

/** Addresses, standing and the lines are judged by what others may be changing. */
const needsLocks = (changes: OwnChanges) =>
  mayTie(changes) || concernsStanding(changes) || changes.email !== undefined || changes.phone !== undefined

/** Who has no pledge class yet gets the one that his class says. */
function withPledgeClass(changes: OwnChanges, row: data.MemberRow): OwnChanges {
  const said = changes.pledgeClass === undefined && row.pledge_class === null ? pledgeClassOf(changes.class) : null
  return said === null ? changes : { ...changes, pledgeClass: said }
}

/** A brother who takes a name may be the one that others have called by it. */
const mayTie = ({ bigBrother, littleBrothers, firstName, lastName, familiar }: OwnChanges) =>
  [bigBrother, littleBrothers, firstName, lastName, familiar].some((sent) => sent !== undefined)

const nameAfter = (row: data.MemberRow, { firstName, familiar, lastName }: OwnChanges) => ({
  first_name: firstName ?? row.first_name,
  familiar: familiar === undefined ? row.familiar : familiar,
  last_name: lastName ?? row.last_name,
})

/** Null where the lineage is not among the changes. */
function desiredLineage({ bigBrother, littleBrothers }: OwnChanges): Desired | null {
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

interface Saved {
  before: data.MemberRow
  after: data.UpdatedRow
  /** Names of the contract's fields. */
  fields: string[]
  columns: string[]
  actorId: number
}

function recordSave(tx: Context, { before, after, fields, columns, actorId }: Saved) {
  // Of what is private the log keeps only that it changed: it is read by others, and cannot be mended.
  const kept = columns.filter((column) => !PRIVATE_COLUMNS.has(column))
  const valuesOf = (row: data.UpdatedRow) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => kept.includes(column)))
  return record(tx, {
    action: 'member.update',
    objectId: after.id,
    actorId,
    ...(kept.length > 0 && { before: valuesOf(before) }),
    after: { ...valuesOf(after), fields, version: after.version },
  })
}

/** The consequences of a changed standing. */
async function carryOn(tx: Context, before: data.MemberRow, after: data.UpdatedRow) {
  if (after.inactive_since && !before.inactive_since) await endSessions(tx, after.id)
  else if (before.role !== after.role) await refreshSessions(tx, after.id)
}
