// One notification of a tie: whose big or little brother one is now, and since when.
import type { LineageNotification } from '@aerie/contract/notifications'
import { Link } from '#ui/controls/link.tsx'
import { NotificationRow } from './notification-row.tsx'
import { aboutTie, createdOn } from './wording.ts'

type LineageNotificationItemProps = {
  notification: LineageNotification
  onRead: () => void
  /** A profile is being opened. */
  onLeave: () => void
}

export function LineageNotificationItem({ notification, onRead, onLeave }: LineageNotificationItemProps) {
  const { brother, isRead } = notification
  const { title, before, after } = aboutTie(notification)
  const leave = () => {
    if (!isRead) onRead()
    onLeave()
  }
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {before}
        <Link to={`/profile/${brother.id}`} onClick={leave}>
          {brother.firstName} {brother.lastName}
        </Link>
        {after}
      </p>
      <p className="text-ink-3">
        <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}
