// A mailer that counts what it sends and what is refused, by day, for whoever looks after the installation.
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Mailer } from './mailer.ts'

const KEPT_DAYS = 365
const LONGEST_REASON = 300

/** A count that cannot be written keeps no mail from being sent. */
export function countedMailer(mailer: Mailer, db: Db): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        await countFailure(db, reasonOf(error)).catch(() => {})
        throw error
      }
      await countSent(db).catch(() => {})
    },
  }
}

/** An address in the server's answer is the reader's own. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : 'unknown')
    .replace(/[^\s<>"]+/g, (word) => (/.@./.test(word) ? '…' : word))
    .slice(0, LONGEST_REASON)

const countSent = (db: Db) =>
  sql`insert into mail_days (day, sent, last_sent_at) values (now()::date, 1, now())
    on conflict (day) do update set sent = mail_days.sent + 1, last_sent_at = now()`.execute(db)

async function countFailure(db: Db, reason: string) {
  await sql`delete from mail_days where day < now()::date - ${KEPT_DAYS}::int`.execute(db)
  await sql`insert into mail_days (day, failed, last_failed_at, last_failure) values (now()::date, 1, now(), ${reason})
    on conflict (day) do update set failed = mail_days.failed + 1, last_failed_at = now(), last_failure = ${reason}`.execute(
    db,
  )
}
