// SQL for the role of the member whom a column names; `row` is the row.
import { sql } from 'kysely'

export const roleOf = (by: string) => sql<string>`(select role from members where id = ${sql.ref(`row.${by}`)})`
