// The notifications about trustee sets: to a trustee that something waits for him, to officers that something waits for them.
import type { TrusteesNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

type TrusteeKind = TrusteesNotification['kind']

const TITLES: Record<TrusteeKind, string> = {
  trustee_called: 'Your step as a trustee',
  trustee_words_asked: 'Do you still have your words?',
  trustee_set_ready: 'Trustees are ready',
  trustee_set_stopped: 'Trustees stopped',
  trustee_set_waits: 'Trustees wait for you',
  trustee_keys_few: 'A key is lost',
}

function TrusteeNotificationItem({ notification, onRead, onLeave }: NotificationItemProps<TrusteesNotification>) {
  const { kind, name, setId, isRead, createdAt } = notification
  return (
    <NotificationRow title={TITLES[kind]} isRead={isRead} onRead={onRead}>
      <p>
        <Link to={`/governance/trustees/${setId}`} onClick={onLeave}>
          {name}
        </Link>
      </p>
      <p>{sentenceOf(notification)}</p>
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

function sentenceOf({ kind, round, why, names, keysLeft, threshold }: TrusteesNotification) {
  switch (kind) {
    case 'trustee_called':
      return `Step ${round} of 3 waits for you.`
    case 'trustee_words_asked':
      return 'Your device checks them; nobody else sees them.'
    case 'trustee_set_ready':
      return 'Elections can be sealed by them now.'
    case 'trustee_set_stopped':
      return why === 'voided' ? 'Officers have declared them void.' : 'A part was not right. The steps begin anew.'
    case 'trustee_set_waits':
      return WAITS[why ?? 'late'](names)
    case 'trustee_keys_few':
      return `Keys left: ${keysLeft}, needed: ${threshold}. Lost: ${names}.`
  }
}

const WAITS: Record<NonNullable<TrusteesNotification['why']>, (names: string) => string> = {
  late: (names) => `The time is over. Missing: ${names}.`,
  inactive: (names) => `No active member any more: ${names}.`,
  wrong_share: (names) => `A part that ${names} gave is not right.`,
  unopened_share: (names) => `A part that ${names} gave did not open.`,
  voided: () => 'They are void.',
}

export const notificationItems: NotificationItems<TrusteeKind> = {
  trustee_called: TrusteeNotificationItem,
  trustee_words_asked: TrusteeNotificationItem,
  trustee_set_ready: TrusteeNotificationItem,
  trustee_set_stopped: TrusteeNotificationItem,
  trustee_set_waits: TrusteeNotificationItem,
  trustee_keys_few: TrusteeNotificationItem,
}
