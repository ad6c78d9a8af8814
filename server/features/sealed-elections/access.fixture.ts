// Who may call what here, and whose things they are.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/elections/:electionId/ballot-kit': 'mas, shared',
  'POST /api/elections/:electionId/sealed-vote': 'mas, shared',
  'GET /api/elections/:electionId/positions/:positionId/sealed-receipt': 'mas, shared',
  'GET /api/elections/:electionId/positions/:positionId/board': 'mas, shared',
  'GET /api/elections/:electionId/keys': 'mas, shared',
  'POST /api/elections/:electionId/keys': 'mas, shared',
}
