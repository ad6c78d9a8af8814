// SQL of who hears that a brother has passed: conditions on `m`, the member.
import { sql } from 'kysely'

export const NOBODY = sql`false`

/** Of his line by confirmed ties, or of his class. */
export const isOfLineOrClass = (line: readonly number[], pledgeClass: number | null) =>
  sql`(m.id = any(${line}::integer[]) or m.pledge_class = ${pledgeClass}::integer)`
