// The notification that the virus scanner found something in a document.
import type { ScanNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'

const ScanNotificationItem = ({ notification, onRead }: NotificationItemProps<ScanNotification>) => (
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

export const notificationItems: NotificationItems<'document_infected'> = {
  document_infected: ScanNotificationItem,
}
