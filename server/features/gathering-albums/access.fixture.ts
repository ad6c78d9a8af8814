// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/gatherings/:gatheringId/album': 'mas, officers',
  'POST /api/gatherings/:gatheringId/album': 'mas, officers',
  'PUT /api/gatherings/:gatheringId/album': 'mas, officers',
  'DELETE /api/gatherings/:gatheringId/album': 'mas, officers',
  'POST /api/gatherings/:gatheringId/album/photos': 'mas, officers',
  'POST /api/gatherings/:gatheringId/album/photos/back': 'mas, officers',
  'GET /api/albums/:albumId/gathering': 'mas, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['albums', 'gathering_answers', 'gatherings', 'members', 'photos']
