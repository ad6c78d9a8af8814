// SQL of what documents are called.
import type { Db } from '#platform/db/db.ts'

/** What they are called, for the audit log. */
export const listTitles = (db: Db, ids: number[]) =>
  db.selectFrom('documents').select(['id', 'title as name']).where('id', 'in', ids).execute()
