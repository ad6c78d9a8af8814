// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/photos/:photoId/tagged-members': 'mas, shared',
  'POST /api/photos/:photoId/tag': 'mas, shared',
  'POST /api/photos/:photoId/tags': 'mas, shared',
  'POST /api/photos/:photoId/tag/accept': 'mas, shared',
  'DELETE /api/photos/:photoId/tag/:memberId': 'mas, shared',
  'POST /api/photos/:photoId/custom-tags': 'mas, shared',
  'DELETE /api/photos/:photoId/custom-tags/:tagId': 'mas, shared',
  'GET /api/custom-photo-tags': 'mas',
  'PATCH /api/custom-photo-tags/:tagId': 'as, shared',
  'POST /api/custom-photo-tags/:tagId/merge': 'as, shared',
  'GET /api/photo-tag-consent': 'mas',
  'PUT /api/photo-tag-consent': 'mas',
  'GET /api/photo-tags/waiting': 'mas',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['albums', 'members', 'photos']
