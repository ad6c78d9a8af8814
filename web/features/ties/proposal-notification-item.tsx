// One notification of a proposed tie: to officers that it waits, to who has proposed it how it was answered.
import type { ProposalNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { aboutProposal, createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

function ProposalNotificationItem({ notification, onRead, onLeave }: NotificationItemProps<ProposalNotification>) {
  const { kind, littleId, word, isRead } = notification
  const { title, words, link } = aboutProposal(notification)
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {words}
        <Link to={kind === 'tie_proposed' ? '/lineage?view=names' : `/profile/${littleId}`} onClick={onLeave}>
          {link}
        </Link>
      </p>
      {word && <p className="text-ink-2">“{word}”</p>}
      <p className="text-ink-3">
        <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

export const notificationItems: NotificationItems<'tie_proposed' | 'proposal_confirmed' | 'proposal_refused'> = {
  tie_proposed: ProposalNotificationItem,
  proposal_confirmed: ProposalNotificationItem,
  proposal_refused: ProposalNotificationItem,
}
