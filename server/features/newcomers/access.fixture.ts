// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/newcomers': 'mas',
  'GET /api/first-steps': 'mas',
  'POST /api/first-steps/dismissal': 'mas',
  'POST /api/first-steps/privacy': 'mas',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['lineage_ties', 'members']
