// SQL of backups.

import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import type { Cursor } from '#platform/page.ts'

const UNDER_WAY = ['waiting', 'packing', 'trial'] as const

/** Newest first, after a place. */
export const listBackups = (db: Db, limit: number, after: Cursor | null) =>
  named(db)
    .select(sql<number>`(extract(epoch from backups.created_at) * 1000000)::bigint`.as('at'))
    .where(
      sql<boolean>`${after === null}::boolean or (backups.created_at, backups.id)
        < (timestamptz 'epoch' + ${after?.at ?? 0} * interval '1 microsecond', ${after?.id ?? 0}::int)`,
    )
    .orderBy('backups.created_at', 'desc')
    .orderBy('backups.id', 'desc')
    .limit(limit)
    .execute()

export const findBackup = (db: Db, id: number) => named(db).where('backups.id', '=', id).executeTakeFirst()

const named = (db: Db) =>
  db
    .selectFrom('backups')
    .leftJoin('members', 'members.id', 'asked_by')
    .selectAll('backups')
    .select(['first_name', 'familiar', 'last_name'])

export type BackupRow = NonNullable<Awaited<ReturnType<typeof findBackup>>>

/** Undefined where another is under way. */
export const addBackup = (
  db: Db,
  backup: { name: string; asked_by: number | null; is_nightly: boolean; is_encrypted: boolean; created_at: Date },
) =>
  db
    .insertInto('backups')
    .values(backup)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()

export const noteProgress = (
  db: Db,
  id: number,
  progress: { state: 'packing' | 'trial'; done?: number; inAll?: number },
) =>
  db
    .updateTable('backups')
    .set({
      state: progress.state,
      ...(progress.done !== undefined && { files_done: progress.done }),
      ...(progress.inAll !== undefined && { files_in_all: progress.inAll }),
    })
    .where('id', '=', id)
    .where('state', 'in', UNDER_WAY)
    .execute()

export const noteGood = (
  db: Db,
  id: number,
  good: {
    bytes: number
    row_count: number
    file_count: number
    sha256: string
    log_broken_at: number | null
    ended_at: Date
  },
) =>
  db
    .updateTable('backups')
    .set({ ...good, state: 'good' })
    .where('id', '=', id)
    .execute()

export const noteFailed = (db: Db, id: number, failed: { reason: string; ended_at: Date }) =>
  db
    .updateTable('backups')
    .set({ ...failed, state: 'failed' })
    .where('id', '=', id)
    .execute()

/** Undefined where it is not there or has not ended. */
export const removeEnded = (db: Db, id: number) =>
  db
    .deleteFrom('backups')
    .where('id', '=', id)
    .where('state', 'not in', UNDER_WAY)
    .returning(['name', 'state'])
    .executeTakeFirst()

export const listNightly = (db: Db) =>
  db
    .selectFrom('backups')
    .select(['id', 'name', 'created_at as at'])
    .where('is_nightly', '=', true)
    .where('state', '=', sql.lit('good'))
    .execute()

/** The last that was said of how archives lie. */
export const findSaid = (db: Db) =>
  db
    .selectFrom('audit_entries')
    .leftJoin('members', 'members.id', 'actor_id')
    .select(['at', 'action', 'actor_id', 'first_name', 'familiar', 'last_name'])
    .where('action', 'in', [sql.lit('backup.encrypt'), sql.lit('backup.leave-open')])
    .orderBy('at', 'desc')
    .orderBy('audit_entries.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** By which super admins are told. */
export const listSuperAdmins = (db: Db) =>
  db
    .selectFrom('members')
    .select('id')
    .where('role', '=', sql.lit('super_admin'))
    .where('inactive_since', 'is', null)
    .execute()
