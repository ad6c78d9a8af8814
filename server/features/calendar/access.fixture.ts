// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/calendar': 'mas',
  'POST /api/calendar': 'mas',
  'DELETE /api/calendar': 'mas',
  'GET /api/calendar/:token.ics': 'vmas, secret',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['gathering_answers', 'gathering_hosts', 'gatherings', 'members', 'trip_stops', 'trips']
