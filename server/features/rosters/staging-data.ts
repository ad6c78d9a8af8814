// SQL of the temporary table in which the rows of a roster stand until the transaction ends.
import { sql } from 'kysely'
import type { Db } from '#platform/db/db.ts'

/** `columns` with their types. */
export const createTable = (db: Db, columns: Record<string, string>) => {
  const definitions = Object.entries(columns).map(([column, type]) => sql`${sql.id(column)} ${sql.raw(type)}`)
  return sql`create temporary table staged (${sql.join(definitions)}) on commit drop`.execute(db)
}

/** `rows` is a list of them as JSON. */
export const insertRows = (db: Db, rows: string) =>
  sql`insert into staged
    select * from jsonb_populate_recordset(null::staged, ${rows}::jsonb)`.execute(db)
