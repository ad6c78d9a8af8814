// What the bell opens: what the member was told, marking it as read, and the way to how it comes by mail.
import '#ui/layout/card.css'
import './notifications-popover.css'
import type { Notification } from '@aerie/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useId } from 'react'
import { useListInPages } from '#lib/list-in-pages.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { NotificationItem } from './notification-item.tsx'
import { walkNotificationRows } from './notification-row.tsx'
import { countQuery } from './queries.ts'
import { listQuery, useReading } from './reading.ts'
import { isOfTrip } from './wording.ts'

type NotificationsPopoverProps = {
  open: boolean
  onClose: () => void
  button: RefObject<HTMLElement | null>
  side: 'bottom' | 'right'
}

export function NotificationsPopover({ onClose, ...popover }: NotificationsPopoverProps) {
  return (
    <Popover {...popover} label="Trip Notifications" width={372} onClose={onClose} onKeyDown={walkNotificationRows}>
      <div className="notifications-popover">
        <div className="notifications-popover-head">
          <h2 className="card-title">Trip Notifications</h2>
          <p>Brothers near your destinations</p>
        </div>
        <div className="notifications-popover-list">
          <List onLeave={onClose} />
        </div>
        <Foot onLeave={onClose} />
      </div>
    </Popover>
  )
}

function List({ onLeave }: { onLeave: () => void }) {
  const query = useListInPages(listQuery)
  return (
    <QueryState query={query} skeleton={<Outline />} failure="Your notifications could not be loaded">
      {(items) => (
        <>
          <Sections items={items} onLeave={onLeave} />
          <div className="border-t border-line px-3 py-2 text-center empty:hidden">
            <ShowMore query={query} label="Show earlier" variant="ghost" />
          </div>
        </>
      )}
    </QueryState>
  )
}

/** Trips first; the other kinds stand below them when there are any. */
function Sections({ items, onLeave }: { items: Notification[]; onLeave: () => void }) {
  const heading = useId()
  const read = useReading()
  const trips = items.filter(isOfTrip)
  const ofBrotherhood = items.filter((item) => !isOfTrip(item))
  const each = (item: Notification) => ({ onRead: () => read(item), onLeave })
  return (
    <>
      {trips.length === 0 && <NoTrips />}
      {trips.length > 0 && (
        <ul>
          {trips.map((trip) => (
            <NotificationItem {...each(trip)} key={trip.id} notification={trip} />
          ))}
        </ul>
      )}
      {ofBrotherhood.length > 0 && (
        <div className="border-t border-line">
          <h2 id={heading} className="card-title px-[18px] pt-4 pb-3">
            Brotherhood
          </h2>
          <ul aria-labelledby={heading} className="border-t border-line">
            {ofBrotherhood.map((item) => (
              <NotificationItem {...each(item)} key={item.id} notification={item} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const NoTrips = () => (
  <EmptyState title="No notifications" compact>
    Trip notifications will appear here
  </EmptyState>
)

function Foot({ onLeave }: { onLeave: () => void }) {
  const read = useReading()
  const hasNew = (useQuery(countQuery).data?.count ?? 0) > 0
  return (
    <div className="notifications-popover-foot">
      <p className="text-center">Tap notifications to mark as read</p>
      <div className="mt-1 flex items-center justify-between">
        <Button variant="link" aria-disabled={!hasNew} onClick={() => hasNew && read('all')}>
          Mark all as read
        </Button>
        <Link to="/profile/notifications" className={buttonClass({ variant: 'link' })} onClick={onLeave}>
          What reaches you
        </Link>
      </div>
    </div>
  )
}

const Outline = () => (
  <Loading label="Loading your notifications" className="grid gap-5 px-[18px] py-4">
    {[1, 2, 3].map((line) => (
      <div key={line} className="grid gap-2">
        <Skeleton width="55%" height={18} />
        <Skeleton width="85%" />
      </div>
    ))}
  </Loading>
)
