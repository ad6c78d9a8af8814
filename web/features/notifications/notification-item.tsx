// Shows a notification by the component that a feature has for its kind; a test finds kinds without one.
import type { Notification } from '@aerie/contract/notifications'
import type { ComponentType } from 'react'

type Kind = Notification['kind']

/** Those shapes that a kind comes in. */
type OfKind<Name extends Kind, Each = Notification> = Each extends { kind: infer Kinds }
  ? Name extends Kinds
    ? Each
    : never
  : never

export interface NotificationItemProps<Shown> {
  notification: Shown
  onRead: () => void
  /** A page is being opened; what leads there is read by that. */
  onLeave: () => void
}

/** What a file named for it, such as `vote-notification-item.tsx`, exports as `notificationItems`. */
export type NotificationItems<Kinds extends Kind> = {
  [Name in Kinds]: ComponentType<NotificationItemProps<OfKind<Name>>>
}

const files = import.meta.glob<Partial<NotificationItems<Kind>>>('../*/*-notification-item.tsx', {
  eager: true,
  import: 'notificationItems',
})
export const ITEMS: Partial<NotificationItems<Kind>> = Object.assign({}, ...Object.values(files))

export function NotificationItem({ notification, onRead, onLeave }: NotificationItemProps<Notification>) {
  const Item = ITEMS[notification.kind] as ComponentType<NotificationItemProps<Notification>> | undefined
  const leave = () => {
    if (!notification.isRead) onRead()
    onLeave()
  }
  return Item && <Item notification={notification} onRead={onRead} onLeave={leave} />
}
