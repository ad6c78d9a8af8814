// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/albums/:albumId/photos': 'mas, shared',
  'POST /api/albums/:albumId/photos': 'mas, shared',
  'POST /api/albums/:albumId/photos/known': 'mas, shared',
  'POST /api/photos/:photoId/still': 'mas, shared',
  'POST /api/photos/:photoId/make-again': 'mas, shared',
  'GET /api/photos/:photoId/with-tags': 'mas, shared',
  'PATCH /api/photos/:photoId': 'mas, shared',
  'DELETE /api/photos/:photoId': 'mas, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['albums', 'custom_tags', 'members', 'photo_custom_tags', 'photo_member_tags']
