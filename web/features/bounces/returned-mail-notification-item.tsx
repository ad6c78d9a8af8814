// The notification that mail to the reader came back, with the way to where he says whether his address is right.
import type { ReturnedMailNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

const ReturnedMailItem = ({ notification, onRead, onLeave }: NotificationItemProps<ReturnedMailNotification>) => (
  <NotificationRow title="Mail to you came back" isRead={notification.isRead} onRead={onRead}>
    <p>
      Mail to {notification.address} could not be delivered.{' '}
      <Link to="/profile" onClick={onLeave}>
        Is this still right?
      </Link>
    </p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)

export const notificationItems: NotificationItems<'mail_returned'> = { mail_returned: ReturnedMailItem }
