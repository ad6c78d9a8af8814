// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/admin/passings': 's',
  'GET /api/admin/members/:memberId/passing': 's, shared',
  'POST /api/admin/members/:memberId/passing': 's, shared',
  'PUT /api/admin/members/:memberId/passing': 's, shared',
  'DELETE /api/admin/members/:memberId/passing': 's, shared',
  'POST /api/admin/members/:memberId/passing/agreement': 's, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members']
