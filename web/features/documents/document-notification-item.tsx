// The notification that a document is to be read, with the way to it.
import type { DocumentNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

const DocumentNotificationItem = ({ notification, onRead, onLeave }: NotificationItemProps<DocumentNotification>) => (
  <NotificationRow title="A document to read" isRead={notification.isRead} onRead={onRead}>
    <p>
      The officers ask you to read{' '}
      <Link to={`/documents?open=${notification.documentId}`} onClick={onLeave}>
        {notification.title}
      </Link>
    </p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)

export const notificationItems: NotificationItems<'document_to_read'> = {
  document_to_read: DocumentNotificationItem,
}
