// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/settings': 'mas',
  'GET /api/settings/public': 'vmas',
  'PUT /api/settings': 's',
  'PUT /api/settings/words': 's',
  'GET /api/settings/changes': 'as',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members', 'officer_steps']
