// The notification that one is asked to host a gathering, or what somebody says whom one asked.
import type { GatheringHostNotification } from '@aerie/contract/notifications'
import { displayName } from '@aerie/contract/person'
import { shortDay } from '@aerie/text/dates'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

type HostKind = GatheringHostNotification['kind']

function HostNotificationItem({ notification, onRead, onLeave }: NotificationItemProps<GatheringHostNotification>) {
  const { kind, by, gatheringId, title, startDate, startTime, location, isRead, createdAt } = notification
  return (
    <NotificationRow title={TITLES[kind]} isRead={isRead} onRead={onRead}>
      <p>
        {by ? displayName(by) : 'A brother'} {ACTS[kind]}{' '}
        <Link to={`/events/${gatheringId}`} onClick={onLeave}>
          {title}
        </Link>
        , {shortDay(startDate)} at {startTime} in {location}
      </p>
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

const TITLES: Record<HostKind, string> = {
  host_asked: 'Will you host it too?',
  host_joined: 'Another host',
  host_declined: 'Declined to host',
}

const ACTS: Record<HostKind, string> = {
  host_asked: 'asks you to host',
  host_joined: 'hosts',
  host_declined: 'declines to host',
}

export const notificationItems: NotificationItems<HostKind> = {
  host_asked: HostNotificationItem,
  host_joined: HostNotificationItem,
  host_declined: HostNotificationItem,
}
