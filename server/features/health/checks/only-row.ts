// The one row of a query that counts.
import type { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

export async function onlyRow<Row>(query: ReturnType<typeof sql<Row>>, db: Db) {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('A count has no row')
  return row
}
