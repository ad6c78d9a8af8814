// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/auth/step/removal': 'vmas',
  'POST /api/auth/step/removal': 'vmas',
  'GET /api/auth/stop-removal/:token': 'vmas, secret',
  'POST /api/auth/stop-removal/:token': 'vmas, secret',
  'GET /api/auth/second-step/removal': 'mas',
  'DELETE /api/auth/second-step/removal': 'mas',
  'GET /api/admin/step-removals': 'as',
  'GET /api/admin/step-removals/:removalId/vouchers': 'as, shared',
  'POST /api/admin/step-removals/:removalId/agreement': 'as, shared',
  'DELETE /api/admin/step-removals/:removalId/agreement': 'as, shared',
  'POST /api/admin/step-removals/:removalId/decline': 'as, shared',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['lineage_ties', 'members']
