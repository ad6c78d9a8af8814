// Who may call what here, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/gatherings': 'mas',
  'GET /api/gatherings/counts': 'mas',
}

/** Gatherings, what stands beside them, and who is asked to them: a list shows it all. */
export const READS = [
  'albums',
  'gathering_answers',
  'gathering_asked',
  'gathering_covers',
  'gathering_host_invitations',
  'gathering_hosts',
  'gatherings',
  'members',
  'photos',
]
