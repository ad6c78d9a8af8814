// Who may call what here, and whose things they are.
import type { AccessRows } from '../../test/access-rows.ts'

const PATH = '/api/elections/:electionId/nominations'

export const ROWS: AccessRows = {
  [`GET ${PATH}/all`]: 'as, shared',
  [`POST ${PATH}/:nomineeId/refuse`]: 'as, shared',
  [`POST ${PATH}/:nomineeId/decide`]: 's, shared',
  [`PUT ${PATH}/dates`]: 'as, shared',
  [`POST ${PATH}/close`]: 'as, shared',
  [`POST ${PATH}/reopen`]: 'as, shared',
  [`POST ${PATH}/remind`]: 'as, shared',
  [`POST ${PATH}/confirm`]: 'as, shared',
}
