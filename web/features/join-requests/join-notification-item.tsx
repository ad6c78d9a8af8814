// The notification of officers that a stranger asks to join, with the way to the requests.
import type { JoinNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

const JoinNotificationItem = ({ notification, onRead, onLeave }: NotificationItemProps<JoinNotification>) => (
  <NotificationRow title="A request to join" isRead={notification.isRead} onRead={onRead}>
    <p>
      {notification.name} asks to join:{' '}
      <Link to="/admin?show=requests" onClick={onLeave}>
        see the requests
      </Link>
    </p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)

export const notificationItems: NotificationItems<'join_asked'> = {
  join_asked: JoinNotificationItem,
}
