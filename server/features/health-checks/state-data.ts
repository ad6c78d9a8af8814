// SQL of the state of the installation: jobs, requests to join, the database, and backups.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { onlyRow } from '#platform/db/only-row.ts'

export interface JobFigures {
  /** Due and not begun. */
  waiting: number
  /** Seconds since the oldest of them was due. */
  late: number
  /** Tried before, and to be tried again. */
  retried: number
  /** Given up in the last seven days. */
  failed: number
  /** One of their kinds. */
  failedKind: string | null
}

export const readJobs = (db: Db) =>
  onlyRow(
    sql<JobFigures>`select
      (count(*) filter (where failed_at is null and run_at <= now()))::int as waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where failed_at is null and run_at <= now())), 0)::int as late,
      (count(*) filter (where failed_at is null and last_error is not null))::int as retried,
      (count(*) filter (where failed_at > now() - interval '7 days'))::int as failed,
      max(kind) filter (where failed_at > now() - interval '7 days') as "failedKind"
    from jobs`,
    db,
  )

export interface AskFigures {
  waiting: number
  /** For so long the oldest has. */
  seconds: number
}

/** Mails to strangers that wait. */
export const readAsks = (db: Db) =>
  onlyRow(
    sql<AskFigures>`select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(asked_at)), 0)::int as seconds
    from join_asks where mailed_at is null`,
    db,
  )

/** Milliseconds until the simplest question is answered. */
export async function timeAnswer(db: Db) {
  const begin = performance.now()
  await sql`select 1`.execute(db)
  return performance.now() - begin
}

export interface DatabaseFigures {
  bytes: number
  version: string
  connections: number
  mostConnections: number
}

export const readDatabase = (db: Db) =>
  onlyRow(
    sql<DatabaseFigures>`select
      pg_database_size(current_database())::float8 as bytes, current_setting('server_version') as version,
      (select count(*) from pg_stat_activity where datname = current_database())::int as connections,
      current_setting('max_connections')::int as "mostConnections"`,
    db,
  )

export interface BackupFigures {
  goodAt: Date | null
  failedAt: Date | null
  /** How many failed since the newest good one. */
  failedSince: number
  reason: string | null
  logBrokenAt: number | null
  isOpen: boolean
}

export const readBackups = (db: Db) =>
  onlyRow(
    sql<BackupFigures>`select
      (count(*) filter (where state = 'failed' and ended_at > coalesce(
        (select max(ended_at) from backups where state = 'good'), '-infinity')))::int as "failedSince",
      max(ended_at) filter (where state = 'good') as "goodAt", max(ended_at) filter (where state = 'failed') as "failedAt",
      (select reason from backups where state = 'failed' order by ended_at desc limit 1) as reason,
      (select log_broken_at from backups where state = 'good' order by ended_at desc limit 1) as "logBrokenAt",
      not coalesce((select is_encrypted from backups where state = 'good' order by ended_at desc limit 1), true)
        and (select action from audit_entries where action in ('backup.leave-open', 'backup.encrypt')
          order by at desc, id desc limit 1) is distinct from 'backup.leave-open' as "isOpen"
    from backups`,
    db,
  )
