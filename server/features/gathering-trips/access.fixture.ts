// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/gatherings/near': 'mas',
  'GET /api/gatherings/:gatheringId/trips': 'mas, officers',
  'POST /api/gatherings/:gatheringId/asked-along': 'mas, officers',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = [
  'gathering_answers',
  'gathering_asked',
  'gathering_hosts',
  'gatherings',
  'members',
  'trip_stops',
  'trips',
]
