// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'POST /api/join': 'vmas',
  'GET /api/join/:token': 'vmas, secret',
  'POST /api/join/:token': 'vmas, secret',
  'GET /api/admin/join-requests': 'as',
  'GET /api/admin/join-requests/count': 'as',
  'GET /api/admin/join-requests/mails': 'as',
  'GET /api/admin/join-requests/decided': 'as',
  'POST /api/admin/join-requests/:requestId/accept': 'as, shared',
  'POST /api/admin/join-requests/:requestId/decline': 'as, shared',
  'POST /api/admin/join-requests/:requestId/reopen': 'as, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['lineage_ties', 'members', 'passwords']
