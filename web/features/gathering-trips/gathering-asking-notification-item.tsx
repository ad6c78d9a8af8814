// The notification that a host asks one along to a gathering.
import type { GatheringAskingNotification } from '@aerie/contract/notifications'
import { displayName } from '@aerie/contract/person'
import { shortDay } from '@aerie/text/dates'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

function AskedAlongItem({ notification, onRead, onLeave }: NotificationItemProps<GatheringAskingNotification>) {
  const { gatheringId, host, title, startDate, startTime, location, isRead, createdAt } = notification
  return (
    <NotificationRow title="Asked along" isRead={isRead} onRead={onRead}>
      <p>
        {`${host ? displayName(host) : 'A host'} asks you along, since you are near by a trip: `}
        <Link to={`/events/${gatheringId}`} onClick={onLeave}>
          {title}
        </Link>
        {`, ${shortDay(startDate)} at ${startTime} in ${location}`}
      </p>
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

export const notificationItems: NotificationItems<'gathering_asked_along'> = { gathering_asked_along: AskedAlongItem }
