// An entry of what one was told: its title, which is pressed once it is read, and the lines about it.
import './notification-row.css'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#ui/theme/cx.ts'

type NotificationRowProps = { title: string; isRead: boolean; onRead: () => void; children: ReactNode }

/** The whole entry takes the press, its links excepted. A read one stays within reach of the keyboard. */
export const NotificationRow = ({ title, isRead, onRead, children }: NotificationRowProps) => (
  <li className={cx('notification-row', isRead && 'notification-row-read')}>
    <button type="button" aria-disabled={isRead} onClick={isRead ? undefined : onRead}>
      <b>{title}</b>
      {isRead ? (
        <Check role="img" aria-label="Read" />
      ) : (
        <span className="notification-row-unread" role="img" aria-label="Unread" />
      )}
    </button>
    {children}
  </li>
)

/** For the onKeyDown of what they stand in: the arrow keys, Home and End go from entry to entry. */
export function walkNotificationRows(event: { key: string; currentTarget: HTMLElement; preventDefault: () => void }) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.notification-row > button')]
  const at = buttons.findIndex((button) => button.parentElement?.contains(document.activeElement))
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }
  const target = buttons[targets[event.key] ?? -1]
  if (!target) return
  event.preventDefault()
  target.focus()
}
