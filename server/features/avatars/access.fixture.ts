// Who may call what here, and whose things they are.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'POST /api/members/avatar': 'mas',
  'POST /api/members/:memberId/avatar': 's, shared',
  'POST /api/members/avatar/discard': 'mas',
  'POST /api/members/:memberId/avatar/discard': 's, shared',
  'DELETE /api/members/avatar': 'mas',
  'DELETE /api/members/:memberId/avatar': 's, shared',
}
