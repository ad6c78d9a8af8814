// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'POST /api/members/import': 'as',
  'GET /api/members/import': 's',
  'GET /api/members/import/:importId/report': 'as, shared',
  'GET /api/members/imports': 'as',
  'GET /api/members/import/:importId/undo': 'as, shared',
  'POST /api/members/import/:importId/undo': 'as, shared',
  'POST /api/members/bulk-import': 's',
  'GET /api/members/import/deaths': 's',
  'DELETE /api/members/import/deaths/:memberId': 's, shared',
  'GET /api/members/import/deaths/marks': 's',
  'POST /api/members/import/deaths/marks': 's',
  'POST /api/members/import/deaths/agreement': 's',
  'GET /api/members/export': 's',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['lineage_ties', 'passings', 'passwords']
