// Saving a record, by its owner or by a super admin: one transaction, and nothing of anybody's overwritten unseen.
import { pledgeClassOf } from '@aerie/contract/classes'
import type { MemberChanges, OwnChanges } from '@aerie/contract/member-changes'
import { RESERVED_FIELDS } from '@aerie/contract/member-fields'
import { updateFeed } from '#features/feed/service.ts'
import { type Desired, type Planned, planChange, unchanged } from '#features/lineage/service.ts'
import { afterWriting, type Difference, differenceOf, nameCompanies, scopeOf } from '#features/member-fields/columns.ts'
import { confirmingFields } from '#features/member-fields/confirmed.ts'
import { PRIVATE_COLUMNS } from '#features/people/privacy.ts'
import { announceMembers } from '#features/people/service.ts'
import { homeAfter, placesFor } from '#features/places/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { Actor, Context, MemberContext } from '#platform/context.ts'
import { notFound } from '#platform/errors.ts'
import { endSessions, refreshSessions } from '#platform/session/sessions.ts'
import { inTransaction, writeAtClose } from '#platform/transaction.ts'
import { askForMails, deferUnconfirmed } from './changed-addresses.ts'
import { refuseOverwriting } from './conflict.ts'
import * as data from './data.ts'
import { departureLock, mayChangeReserved, returnLock, roleLock } from './policy.ts'
import { type CachedProfile, keepSaved, type Record, readKept } from './profiles.ts'
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
  const actorId = actor?.id ?? id
  const compare = (row: data.UpdatedRow) => {
    const sent = withPledgeClass(changes, row)
    return differenceOf(sent, row, homeAfter(places, row, changes))
  }
  // Who has written since is found out when this is written; then the record is read anew, and held.
  let kept = ctx.closing || needsLocks(changes) ? null : await readKept(ctx, id)
  const saving = inTransaction(ctx, async (tx) => {
    const known = kept
    kept = null
    const difference = known && compare(known.row)
    if (known && difference && isSettledBy(difference)) {
      const lineage = unchanged(known.relatives, known.row.inherited_color)
      return write(tx, { row: known.row, difference, lineage, version: changes.version, actorId, kept: known })
    }
    const superAdmins = concernsStanding(changes) ? await data.lockSuperAdmins(tx.db) : 0
    const row = await data.lockMember(tx.db, id, mayTie(changes))
    if (!row) throw notFound('Member')
    if (actor) refuseStanding(actor, row, changes, superAdmins)

    const addresses = await deferUnconfirmed(tx, row, compare(row), actor)
    const lineage = await planChange(tx, {
      memberId: id,
      desired: desiredLineage(changes),
      name: nameAfter(row, changes),
      own: actor === null || actor.id === id,
    })
    await askForMails(tx, id, addresses, actorId)
    return write(tx, { row, difference: addresses.effective, lineage, version: changes.version, actorId })
  })
  return asOneEmail(saving)
}

interface Writing {
  row: data.UpdatedRow
  difference: Difference
  lineage: Planned
  /** The one that was sent. */
  version: number | undefined
  actorId: number
  /** Where the row is not held: what is known of it, which has to be so still. */
  kept?: CachedProfile
}

async function write(tx: Context, { row, difference, lineage, version, actorId, kept }: Writing): Promise<Record> {
  const { id } = row
  const { inheritedColor: inherited_color } = lineage
  const fields = [...difference.fields, ...lineage.fields]
  if (fields.length === 0) return { row: { ...row, inherited_color }, relatives: lineage.relatives }
  await refuseOverwriting(tx, row, version, fields)

  const written = { ...difference.columns, ...(actorId === id && confirmingFields(fields, tx.now())) }
  const after = { ...afterWriting(row, written), version: row.version + 1, updated_at: tx.now() }
  const { relatives, neighbours } = await lineage.write(actorId)
  const record = { row: { ...after, inherited_color }, relatives }
  const update = data.updateMemberAtClose(tx.db, id, kept?.state ?? null, written)
  writeAtClose(tx, update, kept && ((state) => keepSaved(tx, kept, record, state)))
  await updateFeed(tx, row, after)
  const columns = Object.keys(difference.columns)
  await recordSave(tx, { before: row, after, fields, columns, actorId })
  await recordNeighbours(tx, neighbours, actorId)
  await updateSessions(tx, row, after)
  const touched = [id, ...neighbours.map((one) => one.id)]
  await announceMembers(tx, scopeOf(columns, neighbours), touched, nameCompanies(columns))
  return record
}

/**
 * Whether it is written upon what is known of the row. That there is nothing to write may be so no longer, and whether a
 * number counts at once depends on his password.
 */
const isSettledBy = ({ fields, columns }: Difference) => fields.length > 0 && columns.phone_key === undefined

/** Addresses, standing and the lines are judged by what others may be changing. */
const needsLocks = (changes: OwnChanges) =>
  mayTie(changes) || concernsStanding(changes) || changes.email !== undefined || changes.phone !== undefined

/** Who has no pledge class yet gets the one that his class says. */
function withPledgeClass(changes: OwnChanges, row: data.UpdatedRow): OwnChanges {
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
  if (isActive === true && !facts.isActive) refuseIf(returnLock(facts))
  if (isActive === false && facts.isActive) refuseIf(departureLock(actor, facts, superAdmins))
}

interface Saved {
  before: data.UpdatedRow
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
async function updateSessions(tx: Context, before: data.UpdatedRow, after: data.UpdatedRow) {
  if (after.inactive_since && !before.inactive_since) await endSessions(tx, after.id)
  else if (before.role !== after.role) await refreshSessions(tx, after.id)
}
