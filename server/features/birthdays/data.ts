// SQL of the birthdays that members let be shown.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** Of active members; as they wrote them. */
export const listShared = (db: Db) =>
  db
    .selectFrom('members')
    .select([
      'id',
      'first_name',
      'familiar',
      'last_name',
      'avatar',
      'avatar_hash',
      'remembered_since',
      'pledge_class',
      'birthday',
    ])
    .where('shares_birthday', '=', sql.lit(true))
    .where('inactive_since', 'is', null)
    .orderBy('id')
    .execute()
