// The advisory locks, by name and number; each is held until its transaction ends.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

export const LOCKS = {
  /** Migrations run in one process at a time. */
  migration: 4019_001,
  /** The audit log is written one entry at a time; taken by the function append_audit_entry. */
  audit: 4019_002,
  /** One import at a time, so that two cannot add the same member. */
  import: 4019_003,
  /** Two concurrent changes of the lines could close a cycle between them. */
  lineage: 4019_004,
  /** Two trips that are shared at the same moment have to see each other; taken by the function forget_notifications too. */
  tripNotifications: 4019_005,
  /** Notifications that are not mailed yet go into one email. */
  notificationEmails: 4019_006,
  /** Emails that bring news become jobs at their rate. */
  newsEmails: 4019_014,
  /** Changes are numbered in the order of their commits; taken by the functions announce_changes and newest_change. */
  changes: 4019_007,
  /** One process at a time makes and drops the months of copies; taken by the function keep_copy_months. */
  copyMonths: 4019_015,
  /** Each change of the settings knows what the one before it left. */
  settings: 4019_016,
  /** Two hand-overs at the same moment have to see each other. */
  offices: 4019_018,
  /**
   * One writer at a time for each chain of votes; taken with the hash of its subject as a second key, by functions of polls
   * and elections too.
   */
  votes: 4019_017,
  /** One restore at a time, files included; held for a session, and a start waits until it is through. */
  restore: 4019_061,
  /** Mails to strangers leave one by one, counted. */
  joinMails: 4019_059,
  /** What leaves for a member, and marking him as passed; taken with his id as a second key. */
  sending: 4019_019,
  /** Two set-up links make one founder. */
  founder: 4019_013,
} as const

/** As an expression, for a statement that reads something else besides. What it guards is to be read in a later one. */
export const lockOf = (lock: keyof typeof LOCKS): RawBuilder<unknown> =>
  sql`pg_advisory_xact_lock(${LOCKS[lock]}::bigint)`

export const takeLock = (db: Db, lock: keyof typeof LOCKS) => sql`select ${lockOf(lock)}`.execute(db)

/** Of one subject alone; taken so, a lock has nothing to do with the whole one. */
export const takeLockOf = (db: Db, lock: keyof typeof LOCKS, subject: string) =>
  sql`select pg_advisory_xact_lock(${LOCKS[lock]}::int, hashtext(${subject}))`.execute(db)

/** The same beside others who share it; whoever takes it waits for all of them, and they for him. */
export const shareLockOf = (db: Db, lock: keyof typeof LOCKS, subject: string) =>
  sql`select pg_advisory_xact_lock_shared(${LOCKS[lock]}::int, hashtext(${subject}))`.execute(db)

/** False where somebody else holds it. */
export async function tryLock(db: Db, lock: keyof typeof LOCKS): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(${LOCKS[lock]}::bigint) as taken`.execute(db)
  return rows[0]?.taken === true
}
