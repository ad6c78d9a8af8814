// The notification that the audit log is broken, in the bell and in emails.
import type { AuditNotification } from '@aerie/contract/notifications'
import type { NotificationDefinition } from '#platform/notification-kinds.ts'

const definition: NotificationDefinition<'audit_broken'> = {
  present: async (_ctx, rows) =>
    rows.map(
      ({ id, kind, facts, isRead, createdAt }): AuditNotification => ({ id, kind, ...facts, isRead, createdAt }),
    ),
  email: async (_ctx, rows) =>
    rows.map(({ id, facts }) => ({
      id,
      subject: 'The audit log is broken',
      paragraph: `${facts.finding} Whoever runs the server learns more from: npm run verify-log`,
      page: { from: 'the audit log', label: 'Open your notifications', path: '/' },
    })),
  push: {
    sentences: {
      audit_broken: 'The audit log is broken.',
    },
    pathOf: () => '/',
    urgency: 'high',
  },
}

export const auditNotifications = { audit_broken: definition }
