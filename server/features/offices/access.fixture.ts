// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/admin/offices/terms': 'as',
  'POST /api/admin/offices/terms': 's',
  'PUT /api/admin/offices/terms/:termId': 's, shared',
  'DELETE /api/admin/offices/terms/:termId': 's, shared',
  'PUT /api/admin/offices': 's',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members']
