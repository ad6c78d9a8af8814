// One notification of a proposed tie: to officers that it waits, to who has proposed it how it was answered.
import type { ProposalNotification } from '@aerie/contract/notifications'
import { Link } from '#ui/controls/link.tsx'
import { NotificationRow } from './notification-row.tsx'
import { aboutProposal, createdOn } from './wording.ts'

type ProposalNotificationItemProps = {
  notification: ProposalNotification
  onRead: () => void
  /** A page is being opened. */
  onLeave: () => void
}

export function ProposalNotificationItem({ notification, onRead, onLeave }: ProposalNotificationItemProps) {
  const { kind, littleId, word, isRead } = notification
  const { title, words, link } = aboutProposal(notification)
  const leave = () => {
    if (!isRead) onRead()
    onLeave()
  }
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {words}
        <Link to={kind === 'tie_proposed' ? '/lineage?view=names' : `/profile/${littleId}`} onClick={leave}>
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
