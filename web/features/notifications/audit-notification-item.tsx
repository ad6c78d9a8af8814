// The notifications of super admins that the audit log is broken or a backup failed: what was found, and since when it is known.
import type { AuditNotification, BackupNotification } from '@aerie/contract/notifications'
import { NotificationRow } from './notification-row.tsx'
import { createdOn } from './wording.ts'

const TITLES = { audit_broken: 'The audit log is broken', backup_failed: 'A backup failed' }

type AuditNotificationItemProps = { notification: AuditNotification | BackupNotification; onRead: () => void }

export const AuditNotificationItem = ({ notification, onRead }: AuditNotificationItemProps) => (
  <NotificationRow title={TITLES[notification.kind]} isRead={notification.isRead} onRead={onRead}>
    <p>{notification.finding}</p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)
