// The notification of what somebody else did to the reader's way in, with the way to where he sees to it.
import type { AccountNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

const WORDS: Record<AccountNotification['kind'], { title: string; did: string }> = {
  password_link: {
    title: 'A link to a new password',
    did: 'had a link to a new password sent to your e-mail address. Your password stays as it is until you use it.',
  },
  password_given: {
    title: 'A one-time password',
    did: 'gave you a one-time password. What you voted before that is not shown any more.',
  },
  email_entered: {
    title: 'Another e-mail address',
    did: 'entered another e-mail address for you. It counts once the mail to it has been answered.',
  },
  phone_entered: {
    title: 'Another phone number',
    did: 'entered another phone number for you. It signs you in once the mail to you has been answered.',
  },
}

function AccountNotificationItem({ notification, onRead, onLeave }: NotificationItemProps<AccountNotification>) {
  const { kind, by, isRead, createdAt } = notification
  const { title, did } = WORDS[kind]
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {by} {did}{' '}
        <Link to="/profile?edit=true" onClick={onLeave}>
          Look at your account
        </Link>
      </p>
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

export const notificationItems: NotificationItems<
  'password_link' | 'password_given' | 'email_entered' | 'phone_entered'
> = {
  password_link: AccountNotificationItem,
  password_given: AccountNotificationItem,
  email_entered: AccountNotificationItem,
  phone_entered: AccountNotificationItem,
}
