// One notification of a trip: where, who, for which trip and since when.
import type { TripNotification } from '@aerie/contract/notifications'
import { Fragment, useState } from 'react'
import { Link } from '#ui/controls/link.tsx'
import { NotificationRow } from './notification-row.tsx'
import { aboutBrothers, brothersOf, createdOn } from './wording.ts'

/** A city may be home to hundreds, of whom the server names the nearest fifty. */
const NAMED_AT_FIRST = 6

type TripNotificationItemProps = {
  notification: TripNotification
  onRead: () => void
  /** A profile is being opened. */
  onLeave: () => void
}

export function TripNotificationItem({ notification, onRead, onLeave }: TripNotificationItemProps) {
  const { location, tripTitle, isRead } = notification
  const [namesAll, setNamesAll] = useState(false)
  const brothers = brothersOf(notification)
  const named = namesAll ? brothers : brothers.slice(0, NAMED_AT_FIRST)
  const unnamed = notification.nearbyCount - named.length
  const canNameMore = named.length < brothers.length
  const leave = () => {
    if (!isRead) onRead()
    onLeave()
  }
  return (
    <NotificationRow title={location} isRead={isRead} onRead={onRead}>
      <p>
        {aboutBrothers(notification)}
        {named.length > 0 && ': '}
        {named.map(({ id, name }, at) => (
          <Fragment key={id}>
            {at > 0 && ', '}
            <Link to={`/profile/${id}`} onClick={leave} ref={at === NAMED_AT_FIRST ? focus : undefined}>
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
