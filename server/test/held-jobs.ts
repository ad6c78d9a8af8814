// Jobs that wait: what a test enqueues is not done before it says so, however fast the worker is.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Holds new jobs, or those of one kind, until what it answers is called; those that were held are to be made due then. */
export async function holdJobs(ownerDb: Db, kind?: string): Promise<() => Promise<unknown>> {
  await sql`create function hold_job() returns trigger language plpgsql as $$
    begin new.run_at := 'infinity'; return new; end $$`.execute(ownerDb)
  const which = kind === undefined ? sql`` : sql`when (new.kind = ${sql.lit(kind)})`
  await sql`create trigger held before insert on jobs for each row ${which} execute function hold_job()`.execute(
    ownerDb,
  )
  return () => sql`drop function hold_job cascade`.execute(ownerDb)
}
