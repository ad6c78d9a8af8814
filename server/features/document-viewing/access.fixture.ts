// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/documents/:documentId/content': 'mas, shared',
  'GET /api/documents/:documentId/external': 'mas, shared',
  'GET /api/external-documents/:ticket/:file': 'vmas, secret',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['document_versions', 'documents', 'members']
