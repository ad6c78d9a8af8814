// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/in-memoriam': 'mas',
  'GET /api/in-memoriam/:memberId': 'mas, shared',
  'GET /api/in-memoriam/:memberId/family': 'as, shared',
  'PUT /api/in-memoriam/:memberId/family': 'as, shared',
  'DELETE /api/in-memoriam/:memberId/family': 'as, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['lineage_ties', 'members', 'office_terms', 'passings', 'remembrances']
