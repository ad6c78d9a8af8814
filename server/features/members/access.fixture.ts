// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/members/profile': 'mas',
  'GET /api/members/:memberId': 'mas, shared',
  'POST /api/members': 'as',
  'PUT /api/members/:memberId': 's, shared',
  'DELETE /api/members/:memberId': 's, shared',
  'POST /api/members/:memberId/invitation': 'as, shared',
  'GET /api/admin/members': 'as',
  'PATCH /api/members/profile': 'mas',
  'GET /api/companies': 'mas',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['address_changes', 'audit_entries', 'departures', 'invitations', 'passwords']
