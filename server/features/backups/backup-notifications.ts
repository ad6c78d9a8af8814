// The notification that a backup failed, in the bell and in emails.
import type { BackupNotification } from '@aerie/contract/notifications'
import type { NotificationDefinition } from '#platform/notification-kinds.ts'

const definition: NotificationDefinition<'backup_failed'> = {
  present: async (_ctx, rows) =>
    rows.map(
      ({ id, kind, facts, isRead, createdAt }): BackupNotification => ({ id, kind, ...facts, isRead, createdAt }),
    ),
  email: async (_ctx, rows) =>
    rows.map(({ id, facts }) => ({
      id,
      subject: 'A backup failed',
      paragraph: `${facts.finding} Until the next one is good, the backup before it is the newest there is.`,
      page: { from: 'the Admin Dashboard', label: 'Open the settings', path: '/admin?tab=settings' },
    })),
  push: {
    sentences: {
      backup_failed: 'A backup failed.',
    },
    pathOf: () => '/admin?tab=settings',
    urgency: 'high',
  },
}

export const backupNotifications = { backup_failed: definition }
