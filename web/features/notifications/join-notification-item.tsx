// The notification of officers that a stranger asks to join, with the way to the requests.
import type { JoinNotification } from '@aerie/contract/notifications'
import { Link } from '#ui/controls/link.tsx'
import { NotificationRow } from './notification-row.tsx'
import { createdOn } from './wording.ts'

type JoinNotificationItemProps = {
  notification: JoinNotification
  onRead: () => void
  /** A page is being opened. */
  onLeave: () => void
}

export const JoinNotificationItem = ({ notification, onRead, onLeave }: JoinNotificationItemProps) => (
  <NotificationRow title="A request to join" isRead={notification.isRead} onRead={onRead}>
    <p>
      {notification.name} asks to join:{' '}
      <Link
        to="/admin?show=requests"
        onClick={() => {
          if (!notification.isRead) onRead()
          onLeave()
        }}
      >
        see the requests
      </Link>
    </p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)
