// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/polls': 'mas',
  'GET /api/polls/all': 'mas',
  'GET /api/polls/key': 'vmas',
  'POST /api/polls': 'as',
  'PUT /api/polls/:pollId': 'as, shared',
  'POST /api/polls/:pollId/vote': 'mas, shared',
  'GET /api/polls/:pollId/receipt': 'mas, shared',
  'GET /api/polls/:pollId/audit': 'mas, shared',
  'POST /api/polls/:pollId/void': 's, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['election_positions', 'elections']
