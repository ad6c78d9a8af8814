// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/passkeys': 'mas',
  'POST /api/passkeys/new': 'mas',
  'POST /api/passkeys': 'mas',
  'PATCH /api/passkeys/:passkeyId': 'mas, hidden',
  'DELETE /api/passkeys/:passkeyId': 'mas, hidden',
  'POST /api/passkeys/confirm/new': 'mas',
  'POST /api/passkeys/confirm': 'mas',
  'POST /api/auth/passkey/new': 'vmas',
  'POST /api/auth/passkey': 'vmas',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members', 'restores']
