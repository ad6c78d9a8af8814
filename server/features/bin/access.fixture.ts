// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/bin': 'mas',
  'DELETE /api/bin': 'mas',
  'POST /api/bin/albums/:id/restore': 'mas, overseen',
  'POST /api/bin/photos/:id/restore': 'mas, overseen',
  'DELETE /api/bin/albums/:id': 'mas, overseen',
  'DELETE /api/bin/photos/:id': 'mas, overseen',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['albums', 'members', 'photos']
