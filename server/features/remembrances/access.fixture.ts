// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/in-memoriam/:memberId/remembrances': 'mas, shared',
  'GET /api/in-memoriam/:memberId/remembrance': 'mas, shared',
  'PUT /api/in-memoriam/:memberId/remembrance': 'mas, shared',
  'DELETE /api/in-memoriam/:memberId/remembrance': 'mas, shared',
  'POST /api/remembrances/:remembranceId/flag': 'mas, shared',
  'GET /api/remembrances/to-read': 'as',
  'POST /api/remembrances/:remembranceId/let-stand': 'as, shared',
  'POST /api/remembrances/:remembranceId/refuse': 'as, shared',
  'POST /api/remembrances/:remembranceId/take-down': 'as, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members', 'passings']
