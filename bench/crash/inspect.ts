// What the database itself says after all crashes: the audit chain, and every index and table on disk.
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
export const inspect = (folder: string, acknowledged: Acknowledged) =>
  withDatabase(folder, async (database) => [
    ...(await auditFaults(database, acknowledged)),
    ...(await verifyTrips(database.driver, acknowledged.trips)),
    ...(await pageFaults(database)),
  ])

async function auditFaults({ db, driver }: Database, { cookies, imports }: Acknowledged) {
  const { entries, brokenAt } = await verifyChain(db)
  console.log(
    `The audit chain has ${entries} entries${brokenAt === null ? ', each of which follows from the last' : ''}.`,
  )
  const faults = brokenAt === null ? [] : [`the audit chain is broken at entry ${brokenAt}`]
  const counted = await driver`select action, count(*)::int from audit_entries group by action`
  const noted = (action: string) => counted.find((row) => row.action === action)?.count ?? 0
  if (noted('session.start') < cookies.length)
    faults.push(`only ${noted('session.start')} sign-ins are in the audit log`)
  if (noted('members.import') < imports.length)
    faults.push(`only ${noted('members.import')} imports are in the audit log`)
  return faults
}

/** Every index against its table, and every table against its own rules, by PostgreSQL's amcheck. */
async function pageFaults({ driver }: Database) {
  const [available] = await driver`select 1 from pg_available_extensions where name = 'amcheck'`
  if (!available) {
    console.log('This PostgreSQL has no amcheck: its indexes were not looked at.')
    return []
  }
  await driver`create extension if not exists amcheck`
  const indexes = await driver`select c.oid, c.relname from pg_class c join pg_am a on a.oid = c.relam
    where c.relkind = 'i' and a.amname = 'btree' and c.relpersistence = 'p'`
  const faults: string[] = []
  for (const { oid, relname } of indexes)
    await driver`select bt_index_check(${oid}, true)`.catch((error: Error) =>
      faults.push(`${relname}: ${error.message}`),
    )
  const pages = await driver`select c.relname, v.msg from pg_class c, verify_heapam(c.oid) v
    where c.relkind in ('r', 't') and c.relpersistence = 'p'`
  console.log(`amcheck has looked at ${indexes.length} indexes and at every table.`)
  return [...faults, ...pages.map(({ relname, msg }) => `${relname}: ${msg}`)]
}
