// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/admin/lost': 'as',
  'GET /api/admin/lost/summary': 'as',
  'POST /api/admin/lost/:memberId/questions': 'as, shared',
  'POST /api/admin/lost/:memberId/found': 'as, shared',
  'PUT /api/admin/lost/:memberId/unsought': 'as, shared',
  'DELETE /api/admin/lost/:memberId/unsought': 'as, shared',
  'GET /api/admin/lost/answers': 'as',
  'POST /api/admin/lost/answers/:questionId': 'as, shared',
  'GET /api/members/sought': 'mas',
  'PUT /api/members/sought': 'mas',
  'GET /api/lost-questions/:token': 'vmas, secret',
  'POST /api/lost-questions/:token': 'vmas, secret',
  'GET /api/members/lost-questions/:questionId': 'mas, hidden',
  'POST /api/members/lost-questions/:questionId': 'mas, hidden',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = [
  'invitations',
  'lineage_ties',
  'members',
  'passwords',
  'photo_member_tags',
  'photos',
  'restores',
  'returned_mail',
  'told_addresses',
  'visits',
]
