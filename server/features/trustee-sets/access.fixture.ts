// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/trustee-sets': 'mas',
  'GET /api/trustee-sets/:setId': 'mas, officers',
  'POST /api/trustee-sets': 'as',
  'POST /api/trustee-sets/:setId/messages': 'mas, hidden',
  'POST /api/trustee-sets/:setId/complaint': 'mas, hidden',
  'POST /api/trustee-sets/:setId/words': 'mas, hidden',
  'POST /api/trustee-sets/:setId/extension': 'as, shared',
  'POST /api/trustee-sets/:setId/restart': 'as, shared',
  'POST /api/trustee-sets/:setId/void': 'as, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members']
