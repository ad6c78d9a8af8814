// The notification of a super admin that the audit log is broken: what was found, and since when it is known.
import type { AuditNotification } from '@aerie/contract/notifications'
import { NotificationRow } from './notification-row.tsx'
import { createdOn } from './wording.ts'

type AuditNotificationItemProps = { notification: AuditNotification; onRead: () => void }

export const AuditNotificationItem = ({ notification, onRead }: AuditNotificationItemProps) => (
  <NotificationRow title="The audit log is broken" isRead={notification.isRead} onRead={onRead}>
    <p>{notification.finding}</p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)
