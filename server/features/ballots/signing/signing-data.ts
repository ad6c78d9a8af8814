// SQL of the keys that have signed certificates, as the audit log has noted them with each close.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** More than an installation has ever had to replace. */
const MOST = 20

/** The last to be used first. */
export const listNotedSigners = async (db: Db) =>
  (
    await sql<{ fingerprint: string; last_used_at: Date }>`
      select after ->> 'signedWith' as fingerprint, max(at) as last_used_at from audit_entries
      where action in ('poll.close', 'election.close') and after ->> 'signedWith' is not null
      group by 1 order by 2 desc limit ${MOST}::int`.execute(db)
  ).rows
