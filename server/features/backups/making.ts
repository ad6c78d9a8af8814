// The job that makes a backup: progress for whoever looks, and at the end a good archive or a sentence for super admins.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backups } from '@aerie/contract/backups'
import { stale } from '@aerie/contract/stale'
import { notify } from '#features/notifications/service.ts'
import { record } from '#platform/audit/audit.ts'
import { noteFault } from '#platform/audit/findings.ts'
import { readHeads } from '#platform/audit/heads.ts'
import { backUp, type Good, NoBackup, type Progress } from '#platform/backup/backing-up.ts'
import { lastAccepted } from '#platform/backup/manifest.ts'
import { outdated, unfinished } from '#platform/backup/names.ts'
import type { BackupPlace } from '#platform/backup/place.ts'
import type { Context } from '#platform/context.ts'
import { announce } from '#platform/events/announce.ts'
import { isStoreAway } from '#platform/files/file-store.ts'
import { inTransaction } from '#platform/transaction.ts'
import * as data from './data.ts'
import { passphraseOf } from './protection.ts'

/** Tells no more often: each time all open lists are asked again. */
const EVERY_MS = 1_000

/** Begun again from its beginning where a process ended over it. What an archive brought back of such a job finds no backup. */
export async function makeBackup(ctx: Context, place: BackupPlace, id: number) {
  const row = await data.findBackup(ctx.db, id)
  if (!row || row.state === 'good' || row.state === 'failed') return
  const passphrase = row.is_encrypted ? passphraseOf(ctx, place) : null
  if (row.is_encrypted && passphrase === null)
    return fail(ctx, id, 'The passphrase of backups is missing from the folder of the keys. Set one again.')
  await removeLeft(ctx, place)
  const draft = join(await place.archives.incoming(), unfinished(row.name))
  try {
    const good = await backUp(
      {
        ...place.order,
        path: draft,
        passphrase,
        createdAt: row.created_at.toISOString(),
        accepted: lastAccepted(await readHeads(place.headsFile)),
      },
      reportProgress(ctx, id),
    )
    await place.archives.adopt(draft, row.name)
    await end(ctx, id, good)
  } catch (error) {
    await rm(draft, { force: true })
    const reason = reasonOf(error)
    if (reason === null) throw error
    return fail(ctx, id, reason)
  }
  await rotate(ctx, place)
}

/** What a crash left of earlier ones takes room; a bucket that is away will be told to whoever sends an archive to it. */
const removeLeft = (ctx: Context, { archives }: BackupPlace) =>
  archives.removeLeft(ctx.now()).catch((error: unknown) => {
    if (!isStoreAway(error)) throw error
  })

/** Null for what is no fault of the backup, so that it is tried again. */
function reasonOf(error: unknown) {
  if (error instanceof NoBackup) return error.message
  if (isStoreAway(error)) return 'The bucket for backups did not answer.'
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC') return 'The disk with the backups is full.'
  return code === 'EACCES' || code === 'EROFS' ? 'Nothing can be written to the folder of the backups.' : null
}

function reportProgress(ctx: Context, id: number) {
  let told = 0
  return (progress: Progress) => {
    if (progress.kind === 'progress' && Date.now() - told < EVERY_MS) return
    told = Date.now()
    const change =
      progress.kind === 'trial'
        ? { state: 'trial' as const }
        : { state: 'packing' as const, done: progress.filesDone, inAll: progress.filesInAll }
    inTransaction(ctx, async (tx) => {
      await data.noteProgress(tx.db, id, change)
      await announce(tx, stale(backups.list))
      // That somebody does not see how far it is ends no backup.
    }).catch(() => {})
  }
}

/** A broken log is no fault of the archive: it is kept, and who has to know is told. */
const end = (ctx: Context, id: number, { bytes, rows, files, sha256, logFault }: Good) =>
  inTransaction(ctx, async (tx) => {
    const log_broken_at = logFault?.id ?? null
    await data.noteGood(tx.db, id, {
      bytes,
      row_count: rows,
      file_count: files,
      sha256,
      log_broken_at,
      ended_at: tx.now(),
    })
    await announce(tx, stale(backups.list))
    const after = { bytes, sha256, ...(logFault && { finding: logFault.sentence }) }
    await record(tx, { action: 'backup.finish', objectId: id, after })
    if (!logFault) return
    await noteFault(tx, logFault)
    await tell(tx, {
      kind: 'audit_broken',
      subject: { type: 'audit_entry', id: logFault.id },
      finding: logFault.sentence,
    })
  })

const fail = (ctx: Context, id: number, reason: string) =>
  inTransaction(ctx, async (tx) => {
    await data.noteFailed(tx.db, id, { reason, ended_at: tx.now() })
    await announce(tx, stale(backups.list))
    await record(tx, { action: 'backup.fail', objectId: id, after: { reason } })
    await tell(tx, { kind: 'backup_failed', subject: { type: 'backup', id }, finding: reason })
  })

interface Telling {
  kind: 'backup_failed' | 'audit_broken'
  subject: { type: string; id: number }
  finding: string
}

/** Each super admin, once of the same. */
const tell = async (tx: Context, { kind, subject, finding }: Telling) =>
  notify(
    tx,
    (await data.listSuperAdmins(tx.db)).map((admin) => ({
      memberId: admin.id,
      subject,
      key: '',
      kind,
      aboutId: null,
      facts: { finding },
      until: null,
    })),
  )

async function rotate(ctx: Context, { archives }: BackupPlace) {
  const nightly = await data.listNightly(ctx.db)
  for (const { id, name } of outdated(nightly)) {
    await inTransaction(ctx, async (tx) => {
      await data.removeEnded(tx.db, id)
      await announce(tx, stale(backups.list))
      await record(tx, { action: 'backup.expire', objectId: id, before: { name } })
    })
    await archives.remove(name)
  }
}
