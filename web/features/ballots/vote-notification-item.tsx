// One notification of a poll or an election: that there is one, that it ends soon, or what it came to.
import type { ElectionNotification, PollNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { aboutElection, aboutPoll, createdOn } from '#features/notifications/wording.ts'
import { useTimeZone } from '#features/settings/queries.ts'
import { Link } from '#ui/controls/link.tsx'

function VoteNotificationItem({
  notification,
  onRead,
  onLeave,
}: NotificationItemProps<PollNotification | ElectionNotification>) {
  const timeZone = useTimeZone()
  const { isRead, createdAt } = notification
  const isPoll = 'pollId' in notification
  const { title, before, after } = isPoll ? aboutPoll(notification, timeZone) : aboutElection(notification, timeZone)
  const page = isPoll ? '/governance' : `/governance?tab=elections&election=${notification.electionId}`
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {before}
        <Link to={page} onClick={onLeave}>
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

export const notificationItems: NotificationItems<
  | 'poll_opened'
  | 'poll_extended'
  | 'poll_closing'
  | 'poll_result'
  | 'poll_voted'
  | 'election_opened'
  | 'election_extended'
  | 'election_closing'
  | 'election_result'
  | 'election_voted'
  | 'key_to_turn'
  | 'vote_recorded'
> = {
  poll_opened: VoteNotificationItem,
  poll_extended: VoteNotificationItem,
  poll_closing: VoteNotificationItem,
  poll_result: VoteNotificationItem,
  poll_voted: VoteNotificationItem,
  election_opened: VoteNotificationItem,
  election_extended: VoteNotificationItem,
  election_closing: VoteNotificationItem,
  election_result: VoteNotificationItem,
  election_voted: VoteNotificationItem,
  key_to_turn: VoteNotificationItem,
  vote_recorded: VoteNotificationItem,
}
