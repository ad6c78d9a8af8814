// The notification of what was changed in the reader's own ways in, with the way to where he sees to it.
import type { WayInNotification } from '@aerie/contract/notifications'
import { WAY_IN_WORDS } from '@aerie/contract/way-in-words'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

function WayInNotificationItem({ notification, onRead, onLeave }: NotificationItemProps<WayInNotification>) {
  const { what, device, isRead, createdAt } = notification
  const { title, did } = WAY_IN_WORDS[what]
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {did}, with {device}.{' '}
        <Link to="/profile/security" onClick={onLeave}>
          Look at your account
        </Link>
      </p>
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

export const notificationItems: NotificationItems<'way_in_changed'> = { way_in_changed: WayInNotificationItem }
