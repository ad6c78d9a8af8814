// Who may call what here, and whose things they are.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/logo/:hash/:logoFile': 'vmas, shared',
  'POST /api/logo/trial': 's',
  'POST /api/logo': 's',
  'DELETE /api/logo': 's',
}
