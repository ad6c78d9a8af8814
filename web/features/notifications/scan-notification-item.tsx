// The notification that the virus scanner found something in a document.
import type { ScanNotification } from '@aerie/contract/notifications'
import { NotificationRow } from './notification-row.tsx'
import { createdOn } from './wording.ts'

type ScanNotificationItemProps = { notification: ScanNotification; onRead: () => void }

export const ScanNotificationItem = ({ notification, onRead }: ScanNotificationItemProps) => (
  <NotificationRow title="A file was not kept" isRead={notification.isRead} onRead={onRead}>
    <p>
      The virus scanner found {notification.finding} in {notification.filename}, uploaded as “{notification.title}”. The
      file is gone, and nobody has seen it.
    </p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)
