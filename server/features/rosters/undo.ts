// Undoing an import as a whole: those it brought in and who have not come in yet leave again.
import type { RecentImport, UndoPlan } from '@aerie/contract/roster-values'
import { rosters } from '@aerie/contract/rosters'
import { stale } from '@aerie/contract/stale'
import { plural } from '@aerie/text/plurals'
import { announceInvitations } from '#features/invitations/service.ts'
import { leaveTogether } from '#features/lineage/service.ts'
import { toPersonNameIfThere, toPersonRef } from '#features/people/person.ts'
import { announceMembers } from '#features/people/service.ts'
import { record } from '#platform/audit/audit.ts'
import type { MemberContext } from '#platform/context.ts'
import { must, notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { inTransaction } from '#platform/transaction.ts'
import { importExists } from './data.ts'
import { mayUndo, undoesAll } from './policy.ts'
import * as data from './undo-data.ts'

const NAMED = 200

/** Those that the caller can undo. */
export async function listRecent(ctx: MemberContext): Promise<RecentImport[]> {
  const rows = await data.listUndoable(ctx.db, undoesAll(ctx.actor) ? null : ctx.actor.id)
  return rows.map(toRecent)
}

export async function planUndo(ctx: MemberContext, importId: number): Promise<UndoPlan> {
  const found = await findOwn(ctx, importId)
  const leaving = await data.countLeaving(ctx.db, importId, undoesAll(ctx.actor))
  return { ...toRecent(found), leaving, staying: await listStaying(ctx, importId) }
}

/** Refused, with nothing done, unless exactly as many leave as were confirmed. */
export const undoImport = (ctx: MemberContext, importId: number, confirmed: number) =>
  inTransaction(ctx, async (tx) => {
    const found = await findOwn(tx, importId, true)
    await data.lockNewcomers(tx.db, importId)
    await data.noteLeaving(tx.db, importId, undoesAll(tx.actor))
    const staying = await listStaying(tx, importId)
    await leaveTogether(tx, data.departureOf(importId))
    const avatars = await data.listPortraits(tx.db)
    const left = await data.removeLeaving(tx.db)
    if (left !== confirmed) throw new Refusal('conflict', changedSince(left, confirmed))
    await data.markUndone(tx.db, importId, tx.actor.id)
    if (avatars.length > 0) await enqueue(tx, 'remove-portraits', { avatars: avatars.join() })
    const after = { fileName: found.file_name, left, stayed: staying.count }
    await record(tx, { action: 'members.undo-import', objectId: importId, after })
    await announceMembers(tx, 'count')
    await announceInvitations(tx)
    await announce(tx, stale(rosters.recent, rosters.remaining), { role: 'admin' })
    return { message: sentence(left, staying.count), left, staying }
  })

async function findOwn(ctx: MemberContext, importId: number, lock = false) {
  const found = await data.findUndoable(ctx.db, importId, lock)
  if (!found && !(await importExists(ctx.db, importId))) throw notFound('Import')
  if (!found) throw new Refusal('gone', 'This import has been undone already, or is older than 30 days.')
  must(mayUndo(ctx.actor, found), 'Only super admins undo what another brought in.')
  return found
}

const REASONS = {
  came_in: 'He has come in, or has been given a password.',
  officer: 'He has been given a role, which only super admins take away.',
}

async function listStaying(ctx: MemberContext, importId: number): Promise<UndoPlan['staying']> {
  const rows = await data.listStaying(ctx.db, importId, undoesAll(ctx.actor), NAMED)
  const first = rows.map((row) => ({ member: toPersonRef(row), reason: REASONS[row.stays_for ?? 'came_in'] }))
  return { count: rows[0]?.count ?? 0, first }
}

type UndoableImport = Awaited<ReturnType<typeof data.listUndoable>>[number]

const toRecent = (row: UndoableImport): RecentImport => ({
  importId: row.id,
  fileName: row.file_name,
  importedAt: row.imported_at.toISOString(),
  by: toPersonNameIfThere({ ...row, id: row.officer_id }),
  imported: row.imported,
  until: row.until.toISOString(),
})

const brothers = (count: number) => `${count} ${plural(count, 'brother')}`

const changedSince = (left: number, confirmed: number) =>
  `Something has changed: ${brothers(left)} would leave by now, not ${confirmed}. Look again, and confirm that number.`

function sentence(left: number, stayed: number) {
  const gone = `${brothers(left)} left again`
  return stayed === 0 ? `${gone}.` : `${gone}, ${stayed} ${plural(stayed, 'stays', 'stay')}.`
}
