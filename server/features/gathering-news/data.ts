// SQL of whose doing a gathering is.
import type { Db } from '#platform/db/db.ts'

/** Who called it, where he is there. */
export const findCaller = (db: Db, id: number | null) =>
  db
    .selectFrom('members')
    .select(['first_name', 'familiar', 'last_name'])
    .where('id', '=', id)
    .where('inactive_since', 'is', null)
    .executeTakeFirst()
