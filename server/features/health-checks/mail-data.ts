// SQL of the mails: what left and was refused, and what waits to leave.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'
import { onlyRow } from '#platform/db/only-row.ts'

/** The kinds of jobs of which each is one mail. */
export const MAIL_JOBS = [
  'address-entered',
  'address-taken',
  'audit-head-email',
  'confirm-address',
  'departed',
  'departure-asked',
  'invitation',
  'invitation-of-many',
  'lost-question-mail',
  'news-email',
  'notification-email',
  'password-reset',
  'way-in-changed',
]

export interface MailFigures {
  /** Of the last seven days, as the two after it. */
  sent: number
  failed: number
  /** Not tried again. */
  givenUp: number
  lastSentAt: Date | null
  lastFailedAt: Date | null
  lastFailure: string | null
  /** Those whose turn has not come included. */
  waiting: number
  /** Since the oldest was asked for of those that were due or refused before. */
  seconds: number
}

export const readMail = (db: Db) =>
  onlyRow(
    sql<MailFigures>`select coalesce(sum(sent), 0)::int as sent, coalesce(sum(failed), 0)::int as failed,
      max(last_sent_at) as "lastSentAt", max(last_failed_at) as "lastFailedAt",
      (select last_failure from mail_days where last_failure is not null order by day desc limit 1) as "lastFailure",
      (select count(*)::int from jobs where ${IS_MAIL} and failed_at > now() - interval '7 days') as "givenUp",
      ((select count(*) from jobs where ${IS_MAIL} and failed_at is null)
        + (select count(*) from news_emails where job_at is null))::int as waiting,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::int from jobs
        where ${IS_MAIL} and failed_at is null and (run_at <= now() or last_error is not null)) as seconds
    from mail_days where day > now()::date - 7`,
    db,
  )

const IS_MAIL = sql`kind = any(${MAIL_JOBS}::text[])`
