// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/members/returned-mail': 'mas',
  'POST /api/members/returned-mail/right': 'mas',
  'GET /api/admin/bounces': 'as',
  'PUT /api/admin/members/:memberId/returned-mail': 'as, shared',
  'DELETE /api/admin/members/:memberId/returned-mail': 'as, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members']
