// The notifications of second steps that are to come off: to officers, to super admins once one is off, and to its brother.
import type {
  Notification,
  OwnRemovalNotification,
  StepRemovalNotification,
  StepRemovedNotification,
} from '@aerie/contract/notifications'
import { longMoment } from '@aerie/text/moments'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'

const AskedItem = ({ notification, onRead, onLeave }: NotificationItemProps<StepRemovalNotification>) => (
  <NotificationRow title="A brother has lost his second step" isRead={notification.isRead} onRead={onRead}>
    <p>
      {notification.name} asks officers to take it off:{' '}
      <Link to="/admin?show=steps" onClick={onLeave}>
        see the request
      </Link>
    </p>
    <Created notification={notification} />
  </NotificationRow>
)

const DoneItem = ({ notification, onRead, onLeave }: NotificationItemProps<StepRemovedNotification>) => (
  <NotificationRow title="A second step was taken off" isRead={notification.isRead} onRead={onRead}>
    <p>
      That of {notification.name}, as {notification.by} had agreed. Who vouched for him is in the{' '}
      <Link to="/admin?tab=audit" onClick={onLeave}>
        audit log
      </Link>
      .
    </p>
    <Created notification={notification} />
  </NotificationRow>
)

const TITLES: Record<OwnRemovalNotification['what'], string> = {
  asked: 'Your second step is to be taken off',
  agreed: 'Your second step comes off soon',
  withdrawn: 'Your second step stays on for now',
  declined: 'Your second step stays on',
  expired: 'Your second step stays on',
}

function wordsOf({ what, device, dueAt }: OwnRemovalNotification) {
  if (what === 'asked') return `Somebody who gave your password asked for it, with ${device}.`
  if (what === 'agreed') return `Officers have agreed: it comes off ${dueAt ? longMoment(dueAt) : 'soon'}.`
  if (what === 'withdrawn') return 'An officer who had agreed does so no more. The request waits again.'
  return what === 'declined' ? 'An officer declined to take it off.' : 'Officers have not agreed within two weeks.'
}

const OwnItem = ({ notification, onRead, onLeave }: NotificationItemProps<OwnRemovalNotification>) => (
  <NotificationRow title={TITLES[notification.what]} isRead={notification.isRead} onRead={onRead}>
    <p>
      {wordsOf(notification)}{' '}
      <Link to="/profile/security" onClick={onLeave}>
        Look at your account
      </Link>
    </p>
    <Created notification={notification} />
  </NotificationRow>
)

const Created = ({ notification }: { notification: Notification }) => (
  <p className="text-ink-3">
    <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
  </p>
)

export const notificationItems: NotificationItems<'step_removal_asked' | 'step_removal_done' | 'step_removal_own'> = {
  step_removal_asked: AskedItem,
  step_removal_done: DoneItem,
  step_removal_own: OwnItem,
}
