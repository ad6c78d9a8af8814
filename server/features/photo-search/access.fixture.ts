// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/photos': 'mas',
  'GET /api/photos/summary': 'mas',
  'GET /api/photos/suggestions': 'mas',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = [
  'albums',
  'custom_tags',
  'members',
  'photo_custom_tags',
  'photo_member_tags',
  'photo_tag_consents',
  'photos',
]
