// The notification that a brother of one's line or class has passed.
import type { RememberedNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

const RememberedNotificationItem = ({
  notification,
  onRead,
  onLeave,
}: NotificationItemProps<RememberedNotification>) => (
  <NotificationRow title="In Memoriam" isRead={notification.isRead} onRead={onRead}>
    <p>
      <Link to={`/in-memoriam/${notification.memberId}`} onClick={onLeave}>
        {notification.name}
      </Link>{' '}
      has passed.
    </p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)

export const notificationItems: NotificationItems<'remembered'> = { remembered: RememberedNotificationItem }
