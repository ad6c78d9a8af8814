// One notification of a photo: who has tagged one in which album, or how the review of one's own stands.
import type { PhotoNotification } from '@aerie/contract/notifications'
import { fullName } from '@aerie/contract/person'
import { useRef } from 'react'
import { Link } from '#ui/controls/link.tsx'
import { NotificationRow } from './notification-row.tsx'
import { TagAnswer } from './tag-answer.tsx'
import { aboutPhoto, createdOn } from './wording.ts'

type PhotoNotificationItemProps = {
  notification: PhotoNotification
  onRead: () => void
  /** A page is being opened. */
  onLeave: () => void
}

export function PhotoNotificationItem({ notification, onRead, onLeave }: PhotoNotificationItemProps) {
  const { taggedBy, isRead, albumTitle } = notification
  const { title, after } = aboutPhoto(notification)
  const leave = () => {
    if (!isRead) onRead()
    onLeave()
  }
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {taggedBy && (
          <Link to={`/profile/${taggedBy.id}`} onClick={leave}>
            {fullName(taggedBy)}
          </Link>
        )}
        {after}
        <Link to={pageOf(notification)} onClick={leave}>
          {albumTitle}
        </Link>
      </p>
      {notification.isWaiting && <Question notification={notification} onAnswered={() => isRead || onRead()} />}
      <p className="text-ink-3">
        <time dateTime={notification.createdAt}>{createdOn(notification)}</time>
      </p>
    </NotificationRow>
  )
}

function Question({ notification, onAnswered }: { notification: PhotoNotification; onAnswered: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const answered = () => {
    box.current?.closest('li')?.querySelector('button')?.focus()
    onAnswered()
  }
  return (
    <div ref={box} className="notification-row-question">
      <p>Until you allow it, nobody else sees the tag.</p>
      <TagAnswer photoId={notification.photoId} albumTitle={notification.albumTitle} onAnswered={answered} />
    </div>
  )
}

/** The photo itself, but for one that is gone, or waits for whoever decides. */
function pageOf({ kind, albumId, photoId }: PhotoNotification) {
  if (kind === 'photo_review') return '/photo-moderation'
  return kind === 'photo_deleted' || kind === 'photo_flagged'
    ? `/media/${albumId}`
    : `/media/${albumId}?photo=${photoId}`
}
