// The notification of the second step that is required of the reader, with the way to where he adds one.
import type { OfficerStepNotification } from '@aerie/contract/notifications'
import { longMoment } from '@aerie/text/moments'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

const WORDS: Record<OfficerStepNotification['what'], { title: string; said: (at: string) => string }> = {
  required: {
    title: 'A second step is required of officers',
    said: (at) =>
      `Add a passkey or an authenticator app. Your rights as an officer wait from ${at} on until you have one.`,
  },
  soon: {
    title: 'Three days left for your second step',
    said: (at) => `Your rights as an officer wait from ${at} on until you have a passkey or an authenticator app.`,
  },
  waits: {
    title: 'Your rights wait for your second step',
    said: (at) => `Your rights as an officer wait since ${at}. You read on as any brother does.`,
  },
  let: {
    title: 'You may add your second step now',
    said: (at) => `Another super admin lets you, until ${at}. Your rights are back once you have one.`,
  },
}

function OfficerStepNotificationItem({
  notification,
  onRead,
  onLeave,
}: NotificationItemProps<OfficerStepNotification>) {
  const { what, at, isRead, createdAt } = notification
  const { title, said } = WORDS[what]
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {said(longMoment(at))}{' '}
        <Link to="/profile/security" onClick={onLeave}>
          Sign-in & security
        </Link>
      </p>
      <p className="text-ink-3">
        <time dateTime={createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

export const notificationItems: NotificationItems<'officer_step'> = { officer_step: OfficerStepNotificationItem }
