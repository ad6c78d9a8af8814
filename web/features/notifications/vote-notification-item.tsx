// One notification of a poll or an election: that there is one, that it ends soon, or what it came to.
import type { ElectionNotification, PollNotification } from '@aerie/contract/notifications'
import { useTimeZone } from '#features/settings/queries.ts'
import { Link } from '#ui/controls/link.tsx'
import { NotificationRow } from './notification-row.tsx'
import { aboutElection, aboutPoll, createdOn } from './wording.ts'

type VoteNotificationItemProps = {
  notification: PollNotification | ElectionNotification
  onRead: () => void
  /** A page is being opened. */
  onLeave: () => void
}

export function VoteNotificationItem({ notification, onRead, onLeave }: VoteNotificationItemProps) {
  const timeZone = useTimeZone()
  const { isRead, createdAt } = notification
  const isPoll = 'pollId' in notification
  const { title, before, after } = isPoll ? aboutPoll(notification, timeZone) : aboutElection(notification, timeZone)
  const page = isPoll ? '/governance' : `/governance?tab=elections&election=${notification.electionId}`
  const leave = () => {
    if (!isRead) onRead()
    onLeave()
  }
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {before}
        <Link to={page} onClick={leave}>
          {notification.title}
        </Link>
        {after}
      </p>
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}
