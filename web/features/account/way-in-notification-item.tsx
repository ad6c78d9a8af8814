// The notification of what was changed in the reader's own ways in, with the way to where he sees to it.
import type { WayInNotification } from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

const WORDS: Record<WayInNotification['what'], { title: string; did: string }> = {
  app_on: { title: 'Your authenticator app is on', did: 'It was set up with' },
  app_off: { title: 'Your authenticator app is off', did: 'It was switched off with' },
  codes_made: { title: 'New recovery codes', did: 'They were made with' },
  code_used: { title: 'A recovery code was used', did: 'It opened your account on' },
  passkey_added: { title: 'A passkey was added', did: 'It was added with' },
  passkey_removed: { title: 'A passkey was removed', did: 'It was removed with' },
  passkey_doubted: {
    title: 'A passkey of yours counted backwards',
    did: 'As a copy of it would, it said that it was used less often than before, with',
  },
  passkey_refused: {
    title: 'A passkey of yours was refused',
    did: 'As a copy of it would, it said that it was used less often than before, with',
  },
  step_failed: {
    title: 'A sign-in was stopped',
    did: 'Somebody typed your password right, and then five codes that were wrong, with',
  },
  step_off: {
    title: 'Your second step is off',
    did: 'Authenticator app, recovery codes and remembered devices were taken off with',
  },
}

function WayInNotificationItem({ notification, onRead, onLeave }: NotificationItemProps<WayInNotification>) {
  const { what, device, isRead, createdAt } = notification
  const { title, did } = WORDS[what]
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {did} {device}.{' '}
        <Link to="/profile/security" onClick={onLeave}>
          Look at your account
        </Link>
      </p>
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

export const notificationItems: NotificationItems<'way_in_changed'> = { way_in_changed: WayInNotificationItem }
