// The notifications of super admins that the audit log is broken or a backup failed: what was found, and since when it is known.
import type { AuditNotification, BackupNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'

const TITLES = { audit_broken: 'The audit log is broken', backup_failed: 'A backup failed' }

const AuditNotificationItem = ({
  notification,
  onRead,
}: NotificationItemProps<AuditNotification | BackupNotification>) => (
  <NotificationRow title={TITLES[notification.kind]} isRead={notification.isRead} onRead={onRead}>
    <p>{notification.finding}</p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)

export const notificationItems: NotificationItems<'audit_broken' | 'backup_failed'> = {
  audit_broken: AuditNotificationItem,
  backup_failed: AuditNotificationItem,
}
