// SQL of the super admins who hear of the audit log.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

const superAdmins = (db: Db) =>
  db.selectFrom('members').where('role', '=', sql.lit('super_admin')).where('inactive_since', 'is', null)

export const listSuperAdmins = (db: Db) => superAdmins(db).select('id').execute()

/** Undefined when he may no longer hear of it, or nobody can write to him. */
export const findReader = (db: Db, id: number) =>
  superAdmins(db)
    .select(['email', 'first_name', 'familiar'])
    .where('id', '=', id)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst()
