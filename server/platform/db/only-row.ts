// The one row of a query that counts.
import type { Db } from '#platform/db/db.ts'

export async function onlyRow<Row>(query: { execute(db: Db): Promise<{ rows: Row[] }> }, db: Db) {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('A count has no row')
  return row
}
