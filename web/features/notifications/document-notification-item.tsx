// The notification that a document is to be read, with the way to it.
import type { DocumentNotification } from '@aerie/contract/notifications'
import { Link } from '#ui/controls/link.tsx'
import { NotificationRow } from './notification-row.tsx'
import { createdOn } from './wording.ts'

type DocumentNotificationItemProps = {
  notification: DocumentNotification
  onRead: () => void
  /** A page is being opened. */
  onLeave: () => void
}

export const DocumentNotificationItem = ({ notification, onRead, onLeave }: DocumentNotificationItemProps) => (
  <NotificationRow title="A document to read" isRead={notification.isRead} onRead={onRead}>
    <p>
      The officers ask you to read{' '}
      <Link
        to={`/documents?open=${notification.documentId}`}
        onClick={() => {
          if (!notification.isRead) onRead()
          onLeave()
        }}
      >
        {notification.title}
      </Link>
    </p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)
