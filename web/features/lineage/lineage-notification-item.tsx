// One notification of a tie: whose big or little brother one is now or is said to be, with the answer, and since when.
import type { ClaimNotification, LineageNotification } from '@aerie/contract/notifications'
import { displayName } from '@aerie/contract/person'
import { useRef } from 'react'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { aboutAnswer, aboutTie, createdOn } from '#features/notifications/wording.ts'
import { ClaimAnswer } from '#features/people/claim-answer.tsx'
import { Link } from '#ui/controls/link.tsx'

function LineageNotificationItem({
  notification,
  onRead,
  onLeave,
}: NotificationItemProps<LineageNotification | ClaimNotification>) {
  const { brother, isRead } = notification
  const name = displayName(brother)
  const claimed = 'standing' in notification && notification.standing === 'claimed' ? notification.tieId : null
  const { title, before, after } = 'standing' in notification ? aboutTie(notification) : aboutAnswer(notification)
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {before}
        <Link to={`/profile/${brother.id}`} onClick={onLeave}>
          {name}
        </Link>
        {after}
      </p>
      {'word' in notification && notification.word && <p className="text-ink-2">“{notification.word}”</p>}
      {claimed !== null && <Question tieId={claimed} name={name} />}
      <p className="text-ink-3">
        <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

function Question(claim: { tieId: number; name: string }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className="notification-row-question">
      <p>Until you confirm it, it shows him nothing more of you.</p>
      <ClaimAnswer {...claim} onAnswered={() => box.current?.closest('li')?.querySelector('button')?.focus()} />
    </div>
  )
}

export const notificationItems: NotificationItems<
  'big_brother' | 'little_brother' | 'claim_confirmed' | 'claim_refused'
> = {
  big_brother: LineageNotificationItem,
  little_brother: LineageNotificationItem,
  claim_confirmed: LineageNotificationItem,
  claim_refused: LineageNotificationItem,
}
