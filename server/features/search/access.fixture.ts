// Who may call what here, and whose things they are.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/search': 'mas',
}
