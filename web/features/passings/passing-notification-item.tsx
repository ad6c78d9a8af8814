// The notifications of brothers who are marked as passed, to super admins.
import type { PassingNotification } from '@aerie/contract/notifications'
import { counted } from '@aerie/text/plurals'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

const TITLES: Record<PassingNotification['kind'], string> = {
  passing_marked: 'A brother is marked as passed',
  passing_shown: 'A brother is remembered',
  passing_undone: 'A mark was taken back',
  passing_entered: 'Somebody signed in who is marked as passed',
}

function wordsOf({ kind, by, others = 0, ...told }: PassingNotification) {
  const name = others > 0 ? `${told.name} and ${counted(others, 'other')}` : told.name
  const who = by ?? 'Whoever runs the server'
  if (kind === 'passing_marked') return `${who} has marked ${name}. It waits until you agree, or take it back.`
  if (kind === 'passing_shown') return `All brothers see now who has passed: ${name}.`
  if (kind === 'passing_undone') return `${who} took back that ${name} has passed.`
  return `The right password of ${name} was given. If it was he himself, take the mark back.`
}

const PassingItem = ({ notification, onRead, onLeave }: NotificationItemProps<PassingNotification>) => (
  <NotificationRow title={TITLES[notification.kind]} isRead={notification.isRead} onRead={onRead}>
    <p>
      {wordsOf(notification)}{' '}
      <Link to={notification.others ? '/admin' : `/profile/${notification.brotherId}`} onClick={onLeave}>
        {notification.others ? 'Open the members' : 'Open his page'}
      </Link>
    </p>
    <p className="text-ink-3">
      <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
    </p>
  </NotificationRow>
)

export const notificationItems: NotificationItems<PassingNotification['kind']> = {
  passing_marked: PassingItem,
  passing_shown: PassingItem,
  passing_undone: PassingItem,
  passing_entered: PassingItem,
}
