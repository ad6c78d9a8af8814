// The notifications about lost brothers: to who is asked, to officers of an answer, and that one is in again.
import type {
  LostAnswerNotification,
  LostFoundNotification,
  LostQuestionNotification,
  Notification,
} from '@aerie/contract/notifications'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { createdOn } from '#features/notifications/wording.ts'
import { lazyCode } from '#lib/lazy-code.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'

const answerDialog = lazyCode(() => import('./answer-dialog.tsx'))

function QuestionItem({ notification, onRead }: NotificationItemProps<LostQuestionNotification>) {
  const { name, by, questionId, isRead } = notification
  const dialog = useLazyDialog(answerDialog)
  return (
    <NotificationRow title={`Do you know where ${name} is?`} isRead={isRead} onRead={onRead}>
      <p>
        {by} asks you.{' '}
        <Button variant="link" pending={dialog.isComing} pendingLabel="Opening..." onClick={dialog.open}>
          Answer
        </Button>
      </p>
      <Created notification={notification} />
      {dialog.code && (
        <dialog.code.AnswerDialog open={dialog.isOpen} onClose={dialog.close} questionId={questionId} name={name} />
      )}
    </NotificationRow>
  )
}

const AnswerItem = ({ notification, onRead, onLeave }: NotificationItemProps<LostAnswerNotification>) => (
  <NotificationRow title={`An answer about ${notification.name}`} isRead={notification.isRead} onRead={onRead}>
    <p>
      {notification.hasPassed
        ? `${notification.by} writes that he has passed.`
        : `${notification.by} has answered where he is.`}{' '}
      <Link to="/admin?tab=lost" onClick={onLeave}>
        Read the answer
      </Link>
    </p>
    <Created notification={notification} />
  </NotificationRow>
)

const FoundItem = ({ notification, onRead, onLeave }: NotificationItemProps<LostFoundNotification>) => (
  <NotificationRow title={`${notification.name} is back`} isRead={notification.isRead} onRead={onRead}>
    <p>
      He came in by the address that a brother had told.{' '}
      <Link to={`/profile/${notification.found.id}`} onClick={onLeave}>
        See his profile
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

export const notificationItems: NotificationItems<'lost_question' | 'lost_answer' | 'lost_found'> = {
  lost_question: QuestionItem,
  lost_answer: AnswerItem,
  lost_found: FoundItem,
}
