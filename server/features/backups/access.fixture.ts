// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/admin/backups': 's',
  'POST /api/admin/backups': 's',
  'GET /api/admin/backups/protection': 's',
  'PUT /api/admin/backups/protection': 's',
  'GET /api/admin/backups/:backupId/archive': 's, shared',
  'DELETE /api/admin/backups/:backupId': 's, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['audit_entries', 'members']
