// SQL of the categories of documents: how many are of each.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export const countDocuments = async (db: Db) =>
  (
    await sql<{ category: string; documents: number }>`
      select category, count(*)::int as documents from documents group by category`.execute(db)
  ).rows
