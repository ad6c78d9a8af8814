// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

const PATH = '/api/elections/:electionId/nominations'

export const ROWS: AccessRows = {
  'GET /api/nominations/asked': 'mas',
  [`GET ${PATH}`]: 'mas, shared',
  [`POST ${PATH}`]: 'mas, shared',
  [`DELETE ${PATH}/:nomineeId/naming`]: 'mas, hidden',
  [`PUT ${PATH}/:nomineeId/answer`]: 'mas, hidden',
  [`POST ${PATH}/:nomineeId/appeal`]: 'mas, hidden',
  [`POST ${PATH}/:nomineeId/waive`]: 'mas, hidden',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['ballot_boxes', 'election_positions', 'elections', 'members', 'nominee_photos']
