// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/gatherings/:gatheringId/hosts': 'mas, officers',
  'POST /api/gatherings/:gatheringId/hosts': 'mas, officers',
  'PUT /api/gatherings/:gatheringId/hosts/own': 'mas, officers',
  'DELETE /api/gatherings/:gatheringId/hosts/own': 'mas, officers',
  'DELETE /api/gatherings/:gatheringId/hosts/:memberId': 'mas, officers',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['gathering_hosts', 'gatherings', 'members']
