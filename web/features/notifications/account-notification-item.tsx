// The notification of what somebody else did to the reader's way in, with the way to where he sees to it.
import type { AccountNotification } from '@aerie/contract/notifications'
import { Link } from '#ui/controls/link.tsx'
import { NotificationRow } from './notification-row.tsx'
import { createdOn } from './wording.ts'

type AccountNotificationItemProps = {
  notification: AccountNotification
  onRead: () => void
  /** A page is being opened. */
  onLeave: () => void
}

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

export function AccountNotificationItem({ notification, onRead, onLeave }: AccountNotificationItemProps) {
  const { kind, by, isRead, createdAt } = notification
  const { title, did } = WORDS[kind]
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {by} {did}{' '}
        <Link
          to="/profile?edit=true"
          onClick={() => {
            if (!isRead) onRead()
            onLeave()
          }}
        >
          Look at your account
        </Link>
      </p>
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}
