// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'POST /api/lineage/ties/:tieId/confirm': 'mas, officers',
  'POST /api/lineage/ties/:tieId/refuse': 'mas, officers',
  'POST /api/lineage/ties': 'mas',
  'POST /api/lineage/ties/:tieId/withdraw': 'mas, officers',
  'GET /api/lineage/ties/waiting': 'as',
  'POST /api/lineage/names/match': 'as',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['lineage_proposals', 'lineage_ties', 'members']
