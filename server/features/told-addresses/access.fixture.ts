// Whose tables are read here; it has no endpoints of its own.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['lineage_ties', 'members']
