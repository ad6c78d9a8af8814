// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/gatherings/clock': 'mas',
  'POST /api/gatherings': 'mas',
  'GET /api/gatherings/:gatheringId': 'mas, officers',
  'GET /api/gatherings/:gatheringId/answers': 'mas, officers',
  'GET /api/gatherings/:gatheringId/calendar.ics': 'mas, officers',
  'PUT /api/gatherings/:gatheringId': 'mas, officers',
  'PUT /api/gatherings/:gatheringId/answer': 'mas, officers',
  'POST /api/gatherings/:gatheringId/call-off': 'mas, officers',
  'POST /api/gatherings/:gatheringId/call-again': 'mas, officers',
  'POST /api/gatherings/:gatheringId/take-down': 'as, shared',
  'POST /api/gatherings/:gatheringId/put-back': 'as, shared',
  'PUT /api/gatherings/:gatheringId/official': 'as, shared',
  'PUT /api/gatherings/:gatheringId/attendance/:memberId': 'mas, officers',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['elections', 'gathering_host_invitations', 'members']
