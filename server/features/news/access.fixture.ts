// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/news': 'mas',
  'GET /api/news/all': 'as',
  'GET /api/news/tags': 'mas',
  'GET /api/news/reactions': 'mas',
  'GET /api/news/:newsId': 'mas, shared',
  'POST /api/news/:newsId/react': 'mas, shared',
  'GET /api/news/:newsId/reactions': 'mas, shared',
  'POST /api/news': 'as',
  'PUT /api/news/:newsId': 'as, shared',
  'DELETE /api/news/:newsId': 'as, shared',
  'POST /api/news/:newsId/publish': 'as, shared',
  'POST /api/news/:newsId/unpublish': 'as, shared',
  'POST /api/news/:newsId/pin': 's, shared',
  'POST /api/news/:newsId/unpin': 's, shared',
  'POST /api/upload-image': 'as',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members']
