// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/reports': 'as',
  'GET /api/reports/csv': 'as',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = [
  'albums',
  'audit_entries',
  'ballot_boxes',
  'document_versions',
  'election_positions',
  'elections',
  'members',
  'photos',
  'poll_results',
  'polls',
  'position_results',
  'trip_stops',
  'trips',
]
