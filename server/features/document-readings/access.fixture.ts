// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/documents/readings': 'mas',
  'GET /api/documents/:documentId/readings': 'as, shared',
  'GET /api/documents/:documentId/readings/waiting': 'as, shared',
  'POST /api/documents/:documentId/reading-reminders': 'as, shared',
  'POST /api/documents/:documentId/readings': 'mas, shared',
  'PUT /api/documents/:documentId/reading-request': 'as, shared',
  'DELETE /api/documents/:documentId/reading-request': 'as, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['document_versions', 'documents', 'members']
