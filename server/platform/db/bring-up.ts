// Brings the database up to date as the owner of its tables, and gives the role that the program runs as what it needs.
import { sql } from 'kysely'
import { type Db, type Location, openDatabase } from './db.ts'
import type { Located } from './locate.ts'
import { takeLock } from './locks.ts'
import { migrate } from './migrate.ts'

const FORBIDDEN = '42501'
const VOTED = sql.raw(
  'ballot_participation, ballot_electorate, ballot_sealed, ballots, governance_log, board_events, board_data',
)

/** Answers the names of the migrations it applied. Throws a sentence where the only role given may not apply them. */
export async function bringUp({ owner, runtime }: Pick<Located, 'owner' | 'runtime'>): Promise<string[]> {
  const { db, close } = openDatabase(owner, { pool: 1 })
  try {
    const applied = await migrate(db)
    if (owner !== runtime) await grantTo(await userAt(runtime), db)
    return applied
  } catch (error) {
    if (owner !== runtime || (error as { code?: string }).code !== FORBIDDEN) throw error
    throw new Error(
      'The role of DATABASE_URL may not change tables. Set DATABASE_OWNER_URL to the address of one that may.',
    )
  } finally {
    await close()
  }
}

/**
 * The role may read and write every table but a few: it only reads which migrations were applied, to the audit log it only
 * adds, and what was voted, and who was given a way in, it writes by functions of the owner alone. Done at each start, so that a new table needs nothing
 * of its own.
 */
const grantTo = (role: string, db: Db) =>
  db.transaction().execute(async (tx) => {
    // Two that grant at once fail on each other.
    await takeLock(tx, 'migration')
    const user = sql.id(role)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(tx)
    await sql`grant connect, temporary on database ${sql.id(rows[0]?.name ?? '')} to ${user}`.execute(tx)
    await sql`grant usage on schema public to ${user}`.execute(tx)
    await sql`grant select, insert, update, delete on all tables in schema public to ${user}`.execute(tx)
    await sql`grant usage, select on all sequences in schema public to ${user}`.execute(tx)
    await sql`revoke all on audit_entries, migrations from ${user}`.execute(tx)
    await sql`grant select, insert on audit_entries to ${user}`.execute(tx)
    await sql`grant select on migrations to ${user}`.execute(tx)
    await sql`revoke insert, update, delete on ${VOTED} from ${user}`.execute(tx)
    await sql`revoke insert, update, delete on ways_in from ${user}`.execute(tx)
    await sql`revoke update, delete on poll_results, position_results, board_parts from ${user}`.execute(tx)
    await sql`revoke delete on polls, elections, ballot_boxes from ${user}`.execute(tx)
  })

async function userAt(location: Location) {
  const { db, close } = openDatabase(location, { pool: 1 })
  try {
    const { rows } = await sql<{ user: string }>`select current_user as user`.execute(db)
    return rows[0]?.user ?? ''
  } finally {
    await close()
  }
}

/** Whether the role of these connections can do no more to the audit log than read it and add to it. */
export async function canOnlyAddToAuditLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ only: boolean }>`
    select not (rolsuper or rolcreaterole or pg_has_role(current_user, relowner, 'member')
      or has_table_privilege('audit_entries', 'update, delete, truncate, trigger')) as only
    from pg_roles, pg_class where rolname = current_user and pg_class.oid = 'audit_entries'::regclass`.execute(db)
  return rows[0]?.only === true
}
