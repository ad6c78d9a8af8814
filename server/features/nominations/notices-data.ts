// SQL of whom a notification about nominations concerns.
import { type RawBuilder, sql } from 'kysely'

export const isOneOf = (memberIds: number[]): RawBuilder<unknown> => sql`m.id = any(${memberIds}::int[])`
