// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'POST /api/members/profile/confirmation': 'mas',
  'POST /api/members/profile/confirmation/later': 'mas',
  'GET /api/admin/freshness': 'as',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members', 'notifications']
