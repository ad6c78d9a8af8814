// The notifications of words for brothers who have passed: to officers that some are to be read, to their author what came of them.
import type { RemembranceNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

type RemembranceKind = RemembranceNotification['kind']

const TITLES: Record<RemembranceKind, string> = {
  remembrance_waits: 'Words wait to be read',
  remembrance_flagged: 'Words were flagged',
  remembrance_stands: 'Your words stand',
  remembrance_refused: 'Your words do not stand',
}

const isOfOfficers = (kind: RemembranceKind) => kind === 'remembrance_waits' || kind === 'remembrance_flagged'

function RemembranceNotificationItem({
  notification,
  onRead,
  onLeave,
}: NotificationItemProps<RemembranceNotification>) {
  const { kind, of, memberId, word, isRead, createdAt } = notification
  return (
    <NotificationRow title={TITLES[kind]} isRead={isRead} onRead={onRead}>
      <p>
        {isOfOfficers(kind) ? 'Words about ' : 'What you wrote of '}
        <Link to={isOfOfficers(kind) ? '/in-memoriam?show=words' : `/in-memoriam/${memberId}`} onClick={onLeave}>
          {of}
        </Link>
      </p>
      {word && <p>“{word}”</p>}
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

export const notificationItems: NotificationItems<RemembranceKind> = {
  remembrance_waits: RemembranceNotificationItem,
  remembrance_flagged: RemembranceNotificationItem,
  remembrance_stands: RemembranceNotificationItem,
  remembrance_refused: RemembranceNotificationItem,
}
