// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/auth/second-step': 'mas',
  'POST /api/auth/second-step/app': 'mas',
  'PUT /api/auth/second-step/app': 'mas',
  'DELETE /api/auth/second-step/app': 'mas',
  'POST /api/auth/second-step/codes': 'mas',
  'DELETE /api/auth/second-step/devices/:rememberedId': 'mas, hidden',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members', 'passkeys']
