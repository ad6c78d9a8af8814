// One notification of a trip: where, who, for which trip and since when.
import type { TripNotification } from '@aerie/contract/notifications'
import { Fragment, useState } from 'react'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { aboutBrothers, brothersOf, createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

/** A city may be home to hundreds, of whom the server names the nearest fifty. */
const NAMED_AT_FIRST = 6

function TripNotificationItem({ notification, onRead, onLeave }: NotificationItemProps<TripNotification>) {
  const { location, tripTitle, isRead } = notification
  const [namesAll, setNamesAll] = useState(false)
  const brothers = brothersOf(notification)
  const named = namesAll ? brothers : brothers.slice(0, NAMED_AT_FIRST)
  const unnamed = notification.nearbyCount - named.length
  const canNameMore = named.length < brothers.length
  return (
    <NotificationRow title={location} isRead={isRead} onRead={onRead}>
      <p>
        {aboutBrothers(notification)}
        {named.length > 0 && ': '}
        {named.map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            <Link to={`/profile/${id}`} onClick={onLeave} ref={at === NAMED_AT_FIRST ? focus : undefined}>
              {name}
            </Link>
          </Fragment>
        ))}
        {unnamed > 0 && ' '}
        {canNameMore && (
          <button type="button" className="notification-row-more" onClick={() => setNamesAll(true)}>
            and {unnamed} more
          </button>
        )}
        {unnamed > 0 && !canNameMore && `and ${unnamed} more`}
      </p>
      <p className="text-ink-3">
        Trip: {tripTitle}
        <span className="mx-2" aria-hidden>
          ·
        </span>
        <time className="whitespace-nowrap" dateTime={notification.createdAt}>
          {createdOn(notification)}
        </time>
      </p>
    </NotificationRow>
  )
}

/** The first of those named later takes the focus of the button that is gone then. */
const focus = (link: HTMLAnchorElement | null) => link?.focus()

export const notificationItems: NotificationItems<'nearby' | 'coming' | 'crossing'> = {
  nearby: TripNotificationItem,
  coming: TripNotificationItem,
  crossing: TripNotificationItem,
}
