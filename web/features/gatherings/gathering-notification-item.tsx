// The notification that a gathering is called, has changed, comes near, or has a seat.
import type { GatheringNotification } from '@aerie/contract/notifications'
import { displayName } from '@aerie/contract/person'
import { shortDay } from '@aerie/text/dates'
import { counted } from '@aerie/text/plurals'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'

type Kind = GatheringNotification['kind']

function GatheringNotificationItem({ notification, onRead, onLeave }: NotificationItemProps<GatheringNotification>) {
  const { kind, gatheringId, title, startDate, startTime, location, word, isRead, createdAt } = notification
  return (
    <NotificationRow title={TITLES[kind]} isRead={isRead} onRead={onRead}>
      <p>
        {beforeOf(notification)}
        <Link to={`/events/${gatheringId}`} onClick={onLeave}>
          {title}
        </Link>
        {kind === 'gathering_taken_down' ? '' : `, ${shortDay(startDate)} at ${startTime} in ${location}`}
      </p>
      {word && <p>“{word}”</p>}
      {kind === 'gathering_soon' && (
        <p className="flex flex-wrap items-center gap-x-3">
          Still coming?
          {!isRead && (
            <Button variant="link" onClick={onRead}>
              Yes
            </Button>
          )}
          <Link to={`/events/${gatheringId}?answer=cannot`} onClick={onLeave}>
            No longer
          </Link>
        </p>
      )}
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

const TITLES: Record<Kind, string> = {
  gathering_called: 'A gathering',
  gathering_changed: 'A gathering has changed',
  gathering_called_off: 'A gathering was called off',
  gathering_soon: 'In three days',
  gathering_seat: 'You have a seat',
  gathering_free: 'A seat is free',
  gathering_taken_down: 'Your gathering was taken down',
  gathering_unhosted: 'A gathering without a host',
  gathering_message: 'To all who come',
}

function beforeOf({ kind, host, free }: GatheringNotification): string {
  if (kind === 'gathering_called') return `${host ? displayName(host) : 'The organisation'} invites you to `
  if (kind === 'gathering_message') return `${host ? displayName(host) : 'A host'} writes about `
  if (kind === 'gathering_free') return `${counted(free ?? 0, 'seat')} free, if you come with fewer, at `
  return ''
}

export const notificationItems: NotificationItems<Kind> = {
  gathering_called: GatheringNotificationItem,
  gathering_changed: GatheringNotificationItem,
  gathering_called_off: GatheringNotificationItem,
  gathering_soon: GatheringNotificationItem,
  gathering_seat: GatheringNotificationItem,
  gathering_free: GatheringNotificationItem,
  gathering_taken_down: GatheringNotificationItem,
  gathering_unhosted: GatheringNotificationItem,
  gathering_message: GatheringNotificationItem,
}
