// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

const PATH = '/api/elections/:electionId/nominations/:nomineeId/photo'

export const ROWS: AccessRows = { [`POST ${PATH}`]: 'mas, hidden', [`DELETE ${PATH}`]: 'mas, hidden' }
