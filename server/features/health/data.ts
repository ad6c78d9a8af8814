// SQL of the state of the house.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const one = async <Row>(query: ReturnType<typeof sql<Row>>, db: Db) => {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('A count has no row')
  return row
}

export interface MailFigures {
  sent: number
  failed: number
  lastSentAt: Date | null
  lastFailedAt: Date | null
  lastFailure: string | null
}

/** Of the last seven days. */
export const readMail = (db: Db) =>
  one(
    sql<MailFigures>`select coalesce(sum(sent), 0)::int as sent, coalesce(sum(failed), 0)::int as failed,
      max(last_sent_at) as "lastSentAt", max(last_failed_at) as "lastFailedAt",
      (select last_failure from mail_days where last_failure is not null order by day desc limit 1) as "lastFailure"
    from mail_days where day > now()::date - 7`,
    db,
  )

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
  one(
    sql<JobFigures>`select
      (count(*) filter (where failed_at is null and run_at <= now()))::int as waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where failed_at is null and run_at <= now())), 0)::int as late,
      (count(*) filter (where failed_at is null and last_error is not null))::int as retried,
      (count(*) filter (where failed_at > now() - interval '7 days'))::int as failed,
      max(kind) filter (where failed_at > now() - interval '7 days') as "failedKind"
    from jobs`,
    db,
  )

/** Mails to strangers that wait, and for how many hours the oldest has. */
export const readAsks = (db: Db) =>
  one(
    sql<{ waiting: number; hours: number }>`select count(*)::int as waiting,
      coalesce(floor(extract(epoch from now() - min(asked_at)) / 3600), 0)::int as hours
    from join_asks where mailed_at is null`,
    db,
  )

/** Milliseconds until the simplest question is answered. */
export async function timeAnswer(db: Db) {
  const begin = performance.now()
  await sql`select 1`.execute(db)
  return performance.now() - begin
}

export const readDatabase = (db: Db) =>
  one(
    sql<{ bytes: number; version: string; connections: number; mostConnections: number }>`select
      pg_database_size(current_database())::float8 as bytes, current_setting('server_version') as version,
      (select count(*) from pg_stat_activity where datname = current_database())::int as connections,
      current_setting('max_connections')::int as "mostConnections"`,
    db,
  )

export const readBackups = (db: Db) =>
  one(
    sql<{
      goodAt: Date | null
      failedAt: Date | null
      reason: string | null
      logBrokenAt: number | null
      isOpen: boolean
    }>`select
      max(ended_at) filter (where state = 'good') as "goodAt", max(ended_at) filter (where state = 'failed') as "failedAt",
      (select reason from backups where state = 'failed' order by ended_at desc limit 1) as reason,
      (select log_broken_at from backups where state = 'good' order by ended_at desc limit 1) as "logBrokenAt",
      not coalesce((select is_encrypted from backups where state = 'good' order by ended_at desc limit 1), true)
        and (select action from audit_entries where action in ('backup.leave-open', 'backup.encrypt')
          order by at desc, id desc limit 1) is distinct from 'backup.leave-open' as "isOpen"
    from backups`,
    db,
  )

/** The names of the keys without which something is lost: of open boxes, and of closed ones with ballots. */
export const listNeededKeys = async (db: Db) =>
  (
    await sql<{ name: string; isOpen: boolean }>`select b.key_name as name, b.closed_at is null as "isOpen"
      from ballot_boxes b where b.closed_at is null or exists (select from ballot_sealed s where s.box_id = b.id)`.execute(
      db,
    )
  ).rows

/** Of the newest certificate, as it is published: SPKI in base64; null before the first. */
export const findLatestSigner = async (db: Db) =>
  (
    await sql<{ key: string }>`select certificate ->> 'publicKey' as key from (
      select r.certificate, b.closed_at from poll_results r
        join polls p on p.id = r.poll_id join ballot_boxes b on b.id = p.box_id
      union all
      select r.certificate, b.closed_at from position_results r
        join election_positions p on p.id = r.position_id join ballot_boxes b on b.id = p.box_id
      order by closed_at desc limit 1) newest`.execute(db)
  ).rows[0]?.key ?? null

export const countSignedIn = async (db: Db) =>
  (
    await one(
      sql<{
        n: number
      }>`select count(distinct member_id)::int as n from sessions where last_seen_at > now() - interval '1 hour'`,
      db,
    )
  ).n

export const countMembers = (db: Db) =>
  one(
    sql<{ active: number; inactive: number }>`select (count(*) filter (where inactive_since is null))::int as active,
      (count(*) filter (where inactive_since is not null))::int as inactive from members`,
    db,
  )
