// SQL of whom a notification about a remembrance concerns: conditions on `m`, the member.
import { sql } from 'kysely'

export const NOBODY = sql`false`
export const OFFICERS = sql`m.role <> 'member'`
export const only = (id: number) => sql`m.id = ${id}`
