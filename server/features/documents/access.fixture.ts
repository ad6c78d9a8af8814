// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/documents': 'mas',
  'POST /api/documents': 'mas',
  'PATCH /api/documents/:documentId': 's, shared',
  'DELETE /api/documents/:documentId': 's, shared',
  'GET /api/documents/:documentId/view': 'mas, shared',
  'GET /api/documents/:documentId/download': 'mas, shared',
  'GET /api/documents/:documentId/cover': 'mas, shared',
  'GET /api/documents/:documentId/pictures/:picture': 'mas, shared',
  'GET /api/documents/:documentId/versions': 'mas, shared',
  'POST /api/documents/:documentId/versions': 'mas, shared',
  'POST /api/documents/:documentId/versions/:number/restore': 's, shared',
  'GET /api/documents/:documentId/accesses': 's, shared',
  'GET /api/documents/:documentId/accesses.csv': 's, shared',
  'POST /api/documents/known': 'mas',
  'GET /api/documents/checking': 'mas',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['document_reading_requests', 'members']
