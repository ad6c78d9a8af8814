// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/audit': 's',
  'GET /api/audit/state': 's',
  'POST /api/audit/verify': 's',
  'POST /api/audit/compare': 's',
  'GET /api/audit/export.csv': 's',
  'GET /api/audit/export.json': 's',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['audit_entries', 'members']
