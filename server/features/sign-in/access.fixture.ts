// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'POST /api/auth/login': 'vmas',
  'GET /api/auth/step': 'vmas',
  'POST /api/auth/step/app': 'vmas',
  'POST /api/auth/step/recovery': 'vmas',
  'POST /api/auth/step/without': 'vmas',
  'GET /api/auth/failed-sign-ins': 's',
  'POST /api/auth/forgot-password': 'vmas',
  'GET /api/auth/reset-password/:token': 'vmas, secret',
  'POST /api/auth/reset-password/:token': 'vmas, secret',
  'GET /api/auth/welcome/:token': 'vmas, secret',
  'POST /api/auth/welcome/:token': 'vmas, secret',
  'GET /api/auth/welcome/:token/cities': 'vmas, secret',
  'POST /api/auth/welcome/:token/phone': 'vmas, secret',
  'POST /api/auth/phone': 'mas',
  'GET /api/auth/setup/:token': 'vmas, secret',
  'POST /api/auth/setup/:token': 'vmas, secret',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['departures', 'members']
