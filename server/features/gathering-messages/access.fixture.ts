// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'POST /api/gatherings/:gatheringId/messages': 'mas, officers',
}

/** Who comes, as gatherings have it. */
export const READS = ['gathering_answers', 'gathering_hosts', 'members']
