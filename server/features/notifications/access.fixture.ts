// Who may call what here, whose things they are, and whose tables are read.
import type { AccessRows } from '../../test/access-rows.ts'

export const ROWS: AccessRows = {
  'GET /api/notifications': 'mas',
  'GET /api/notifications/count': 'mas',
  'POST /api/notifications/:notificationId/read': 'mas, hidden',
  'POST /api/notifications/read-all': 'mas',
  'GET /api/notifications/mail': 'mas',
  'PUT /api/notifications/mail': 'mas',
  'GET /api/notifications/mail/news': 'mas',
  'PUT /api/notifications/mail/news': 'mas',
  'POST /api/unsubscribe/:token': 'vmas, secret',
}

/** Tables of others; a join costs one query where a call would cost one more. */
export const READS = ['members', 'passwords']
