// Backups as super admins see them: the list, asking for one, taking its archive out, deleting it.
import { type Backup, backups } from '@aerie/contract/backups'
import { stale } from '@aerie/contract/stale'
import { toPersonNameIfThere } from '#features/people/person.ts'
import { record } from '#platform/audit/audit.ts'
import { archiveName } from '#platform/backup/names.ts'
import type { BackupPlace } from '#platform/backup/place.ts'
import type { Context, MemberContext } from '#platform/context.ts'
import { notFound, Refusal } from '#platform/errors.ts'
import { announce } from '#platform/events/announce.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { cutPage, formatCursor, type Page, type PageRequest, parseCursor } from '#platform/page.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { passphraseOf } from './protection.ts'

export async function listBackups(ctx: Context, { limit, cursor }: PageRequest): Promise<Page<Backup[]>> {
  const { items, next } = cutPage(await data.listBackups(ctx.db, limit + 1, parseCursor(cursor)), limit, formatCursor)
  return { items: items.map(toBackup), next }
}

export const createBackup = (ctx: MemberContext, place: BackupPlace): Promise<Backup> =>
  inTransaction(ctx, async (tx) => {
    const id = await begin(tx, place, tx.actor.id)
    if (id === null) throw new Refusal('conflict', 'A backup is already being made. Wait until it has ended.')
    await record(tx, { action: 'backup.create', objectId: id })
    const row = await data.findBackup(tx.db, id)
    if (!row) throw notFound('Backup')
    return toBackup(row)
  })

/** One of the schedule. Where one is being made at that hour it will do. */
export const createNightly = (ctx: Context, place: BackupPlace) =>
  inTransaction(ctx, async (tx) => {
    await begin(tx, place, null)
  })

async function begin(tx: Context, place: BackupPlace, askedBy: number | null) {
  const at = tx.now()
  const isEncrypted = passphraseOf(tx, place) !== null
  const added = await data.addBackup(tx.db, {
    name: archiveName(at, isEncrypted),
    asked_by: askedBy,
    is_nightly: askedBy === null,
    is_encrypted: isEncrypted,
    created_at: at,
  })
  if (!added) return null
  await enqueue(tx, 'make-backup', { backupId: added.id })
  await announce(tx, stale(backups.list))
  return added.id
}

/** Once it is on record that it is taken. */
export async function openArchive(ctx: MemberContext, place: BackupPlace, id: number) {
  const { name } = await findArchive(ctx, place, id)
  await record(ctx, { action: 'backup.download', objectId: id, after: { name } })
  return { name, ...(await place.archives.open(name)) }
}

export async function findArchive(ctx: MemberContext, { archives }: BackupPlace, id: number) {
  const row = await data.findBackup(ctx.db, id)
  if (row?.state !== 'good') throw notFound('Backup')
  if (!(await archives.has(row.name)))
    throw new Refusal('gone', 'The archive is no longer where backups are kept. Delete it here, and make a new one.')
  return row
}

export async function removeBackup(ctx: MemberContext, place: BackupPlace, id: number) {
  const name = await inTransaction(ctx, async (tx) => {
    const removed = await data.removeEnded(tx.db, id)
    if (!removed) {
      if (await data.findBackup(tx.db, id))
        throw new Refusal('conflict', 'This backup is being made. Wait until it has ended.')
      throw notFound('Backup')
    }
    await record(tx, { action: 'backup.delete', objectId: id, before: removed })
    await announce(tx, stale(backups.list))
    return removed.name
  })
  await place.archives.remove(name)
}

const toBackup = (row: data.BackupRow): Backup => ({
  id: row.id,
  name: row.name,
  state: row.state as Backup['state'],
  createdAt: row.created_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  askedBy: toPersonNameIfThere({ ...row, id: row.asked_by }),
  isNightly: row.is_nightly,
  isEncrypted: row.is_encrypted,
  filesDone: row.files_done,
  filesInAll: row.files_in_all,
  bytes: row.bytes,
  rowCount: row.row_count,
  fileCount: row.file_count,
  sha256: row.sha256,
  logBrokenAt: row.log_broken_at,
  reason: row.reason,
})
