// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/albums/:albumId/download': 'mas, shared',
  'GET /api/photos/:photoId/view': 'mas, shared',
  'GET /api/photos/:photoId/download': 'mas, shared',
  'GET /api/photos/:photoId/own-copy': 'mas, shared',
  'POST /api/photos/:photoId/own-copy': 'mas, shared',
  'GET /api/photos/:photoId/accesses': 's, shared',
  'GET /api/photos/:photoId/thumbnail': 'mas, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['albums', 'members', 'photos']
