// SQL of what entries of the audit log are about: what members are called.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Names and portraits of members by their ids. */
export const listPeople = (db: Db, ids: number[]) =>
  db
    .selectFrom('members')
    .select(['id', 'first_name', 'last_name', 'familiar', 'avatar', 'avatar_hash', 'remembered_since'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
