// What the database itself says after all crashes: the audit chain, and every index and table on disk.
import { sql } from 'kysely'
import { verifyChain } from '../../server/platform/audit/audit.ts'
import type { Database } from '../../server/platform/db/db.ts'
import { withDatabase } from '../seed/data-folder.ts'
import { verifyTrips } from './trip-writer.ts'

interface Acknowledged {
  cookies: string[]
  imports: number[]
  trips: number[]
}

/** Opens the folder, which no server may run on. Answers what is wrong. */
export const inspect = (folder: string, acknowledged: Acknowledged, databaseUrl?: string) =>
  withDatabase(
    folder,
    async (database) => [
      ...(await auditFaults(database, acknowledged)),
      ...(await verifyTrips(database.db, acknowledged.trips)),
      ...(await pageFaults(database)),
    ],
    databaseUrl,
  )

async function auditFaults({ db }: Database, { cookies, imports }: Acknowledged) {
  const { entries, brokenAt } = await verifyChain(db)
  console.log(
    `The audit chain has ${entries} entries${brokenAt === null ? ', each of which follows from the last' : ''}.`,
  )
  const faults = brokenAt === null ? [] : [`the audit chain is broken at entry ${brokenAt}`]
  const { rows: counted } = await sql<{ action: string; count: number }>`
    select action, count(*) from audit_entries group by action`.execute(db)
  const noted = (action: string) => counted.find((row) => row.action === action)?.count ?? 0
  if (noted('session.start') < cookies.length)
    faults.push(`only ${noted('session.start')} sign-ins are in the audit log`)
  if (noted('members.import') < imports.length)
    faults.push(`only ${noted('members.import')} imports are in the audit log`)
  return faults
}

/** Every index against its table, and every table against its own rules, by PostgreSQL's amcheck. */
async function pageFaults({ db }: Database) {
  const { rows: available } = await sql`select from pg_available_extensions where name = 'amcheck'`.execute(db)
  if (available.length === 0) {
    console.log('This PostgreSQL has no amcheck: its indexes were not looked at.')
    return []
  }
  await sql`create extension if not exists amcheck`.execute(db)
  const { rows: indexes } = await sql<{
    oid: number
    relname: string
  }>`select c.oid, c.relname from pg_class c join pg_am a on a.oid = c.relam
    where c.relkind = 'i' and a.amname = 'btree' and c.relpersistence = 'p'`.execute(db)
  const faults: string[] = []
  for (const { oid, relname } of indexes)
    await sql`select bt_index_check(${oid}, true)`
      .execute(db)
      .catch((error: Error) => faults.push(`${relname}: ${error.message}`))
  const { rows: pages } = await sql<{
    relname: string
    msg: string
  }>`select c.relname, v.msg from pg_class c, verify_heapam(c.oid) v
    where c.relkind in ('r', 't') and c.relpersistence = 'p'`.execute(db)
  console.log(`amcheck has looked at ${indexes.length} indexes and at every table.`)
  return [...faults, ...pages.map(({ relname, msg }) => `${relname}: ${msg}`)]
}
