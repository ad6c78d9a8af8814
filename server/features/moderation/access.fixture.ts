// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/photos/flagged': 's',
  'POST /api/photos/:photoId/flag': 'mas, shared',
  'POST /api/photos/:photoId/approve': 's, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['albums', 'members', 'photo_member_tags', 'photos']
