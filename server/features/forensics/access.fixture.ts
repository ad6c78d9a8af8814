// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'POST /api/photos/forensics': 's',
  // And by whose search it is, for as long as that takes: `searches.test.ts`.
  'GET /api/photos/forensics/:searchId': 's, secret',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['albums', 'document_versions', 'documents', 'members', 'photos']
