// A bell with what it opens.
import '../features/notifications/notifications-popover.css'
import '../ui/layout/card.css'
import { Bell } from 'lucide-react'
import { useRef, useState } from 'react'
import { NotificationRow, walkNotificationRows } from '../features/notifications/notification-row.tsx'
import { IconButton } from '../ui/controls/icon-button.tsx'
import { Link } from '../ui/controls/link.tsx'
import { CountBadge } from '../ui/feedback/count-badge.tsx'
import { Popover } from '../ui/overlays/popover.tsx'

const PLACES = ['Lisbon, Portugal', 'London, United Kingdom', 'Tromsø, Norway']

export function SampleNotifications() {
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState(['Tromsø, Norway'])
  const button = useRef<HTMLButtonElement>(null)
  const unread = PLACES.length - read.length
  return (
    <>
      <IconButton
        ref={button}
        label={`Open notifications, ${unread} unread`}
        outlined
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Bell />
        <CountBadge text={unread > 0 ? String(unread) : ''} />
      </IconButton>
      <Popover
        label="Trip Notifications"
        width={372}
        open={open}
        onClose={() => setOpen(false)}
        button={button}
        onKeyDown={walkNotificationRows}
      >
        <div className="notifications-popover">
          <header>
            <h2 className="card-title">Trip Notifications</h2>
            <p>Brothers near your destinations</p>
          </header>
          <ul className="notifications-popover-list">
            {PLACES.map((place) => (
              <NotificationRow
                key={place}
                title={place}
                isRead={read.includes(place)}
                onRead={() => setRead([...read, place])}
              >
                <p>
                  1 brother nearby: <Link to="/">Oscar Lindqvist</Link>
                </p>
              </NotificationRow>
            ))}
          </ul>
        </div>
      </Popover>
    </>
  )
}
