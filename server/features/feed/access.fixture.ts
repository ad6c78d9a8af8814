// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/feed': 'mas',
  'GET /api/feed/seen': 'mas',
  'POST /api/feed/seen': 'mas',
  'GET /api/activity': 'mas',
  'DELETE /api/activity/:activityId': 's, shared',
  'POST /api/activity/:activityId/react': 'mas, shared',
  'GET /api/activity/:activityId/reactions': 'mas, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members']
