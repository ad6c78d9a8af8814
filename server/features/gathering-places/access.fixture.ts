// Who may call what here, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/gatherings/places': 'mas',
}

/** Those whose gatherings are asked for where they are. */
export const READS = ['gathering_answers', 'gathering_hosts', 'gatherings', 'members']
