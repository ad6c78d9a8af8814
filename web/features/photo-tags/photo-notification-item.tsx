// One notification of a photo: who has tagged one in which album, or how the review of one's own stands.
import type { PhotoNotification } from '@aerie/contract/notifications'
import { displayName } from '@aerie/contract/person'
import { useRef } from 'react'
import type { NotificationItemProps, NotificationItems } from '#features/notifications/notification-item.tsx'
import { NotificationRow } from '#features/notifications/notification-row.tsx'
import { aboutPhoto, createdOn } from '#features/notifications/wording.ts'
import { Link } from '#ui/controls/link.tsx'
import { TagAnswer } from './tag-answer.tsx'

function PhotoNotificationItem({ notification, onRead, onLeave }: NotificationItemProps<PhotoNotification>) {
  const { taggedBy, isRead, albumTitle } = notification
  const { title, after } = aboutPhoto(notification)
  return (
    <NotificationRow title={title} isRead={isRead} onRead={onRead}>
      <p>
        {taggedBy && (
          <Link to={`/profile/${taggedBy.id}`} onClick={onLeave}>
            {displayName(taggedBy)}
          </Link>
        )}
        {after}
        <Link to={pageOf(notification)} onClick={onLeave}>
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

export const notificationItems: NotificationItems<
  | 'photo_tagged'
  | 'photo_tag_asked'
  | 'photo_flagged'
  | 'photo_review'
  | 'photo_approved'
  | 'photo_deleted'
  | 'photo_failed'
> = {
  photo_tagged: PhotoNotificationItem,
  photo_tag_asked: PhotoNotificationItem,
  photo_flagged: PhotoNotificationItem,
  photo_review: PhotoNotificationItem,
  photo_approved: PhotoNotificationItem,
  photo_deleted: PhotoNotificationItem,
  photo_failed: PhotoNotificationItem,
}
