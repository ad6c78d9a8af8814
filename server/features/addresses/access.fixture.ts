// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/auth/addresses': 'mas',
  'POST /api/auth/addresses/:changeId/mail': 'mas, hidden',
  'DELETE /api/auth/addresses/:changeId': 'mas, hidden',
  'GET /api/auth/confirm-address/:token': 'vmas, secret',
  'POST /api/auth/confirm-address/:token': 'vmas, secret',
  'GET /api/auth/take-back/:token': 'vmas, secret',
  'POST /api/auth/take-back/:token': 'vmas, secret',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members']
