// The notification that asks whether one's own record is still right, with the way to where that is said.
import type { RecordPart } from '@aerie/contract/freshness'
import type { RecordNotification } from '@aerie/contract/notifications'
import { listOf } from '@aerie/text/lists'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

const PARTS: Record<RecordPart, string> = {
  place: 'where you live',
  contact: 'how brothers reach you',
  work: 'what you do',
}

const RecordItem = ({ notification, onRead, onLeave }: NotificationItemProps<RecordNotification>) => (
  <NotificationRow title="Is this still right?" isRead={notification.isRead} onRead={onRead}>
    <p>
      Please look whether your record is right about {listOf(notification.parts.map((part) => PARTS[part]))}.{' '}
      <Link to="/" onClick={onLeave}>
        Look at it
      </Link>
    </p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)

export const notificationItems: NotificationItems<'record_due'> = { record_due: RecordItem }
