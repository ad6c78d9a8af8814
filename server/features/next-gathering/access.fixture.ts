// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = { 'GET /api/next-gathering': 'mas' }

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['gathering_answers', 'members']
