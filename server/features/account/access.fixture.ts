// Who may call what here, and whose things they are.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/auth/session': 'vmas',
  'POST /api/auth/logout': 'vmas',
  'POST /api/auth/reset-password': 's',
  'POST /api/auth/change-password': 'mas',
  'POST /api/auth/confirm': 'mas',
  'GET /api/auth/password': 'mas',
  'GET /api/auth/sessions': 'mas',
  'DELETE /api/auth/sessions/:sessionId': 'mas, hidden',
  'DELETE /api/auth/sessions': 'mas',
}
