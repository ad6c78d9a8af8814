// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/elections': 'mas',
  'GET /api/elections/active': 'mas',
  'GET /api/elections/electorate': 'as',
  'GET /api/elections/:electionId': 'mas, shared',
  'POST /api/elections': 'as',
  'PUT /api/elections/:electionId': 'as, shared',
  'POST /api/elections/:electionId/vote': 'mas, shared',
  'GET /api/elections/:electionId/audit': 'mas, shared',
  'GET /api/elections/:electionId/positions/:positionId/receipt': 'mas, shared',
  'GET /api/elections/:electionId/positions/:positionId/audit': 'mas, shared',
  'POST /api/elections/:electionId/void': 's, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['election_positions']
