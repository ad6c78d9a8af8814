// What the bell opens: what the member was told, marking it as read, and the way to how it comes by mail.
import '#ui/layout/card.css'
import './notifications-popover.css'
import type { Notification } from '@aerie/contract/notifications'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type RefObject, useId, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { AccountNotificationItem } from './account-notification-item.tsx'
import { AuditNotificationItem } from './audit-notification-item.tsx'
import { DocumentNotificationItem } from './document-notification-item.tsx'
import { JoinNotificationItem } from './join-notification-item.tsx'
import { LineageNotificationItem } from './lineage-notification-item.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { walkNotificationRows } from './notification-row.tsx'
import { PhotoNotificationItem } from './photo-notification-item.tsx'
import { ProposalNotificationItem } from './proposal-notification-item.tsx'
import { countQuery } from './queries.ts'
import { listQuery, useReading } from './reading.ts'
import { ScanNotificationItem } from './scan-notification-item.tsx'
import { TripNotificationItem } from './trip-notification-item.tsx'
import { VoteNotificationItem } from './vote-notification-item.tsx'
import { isOfTrip } from './wording.ts'

type NotificationsPopoverProps = {
  open: boolean
  onClose: () => void
  button: RefObject<HTMLElement | null>
  side: 'bottom' | 'right'
}

export function NotificationsPopover({ onClose, ...popover }: NotificationsPopoverProps) {
  const [isChoosing, setChoosing] = useState(false)
  const chooseMail = () => {
    // Where the focus returns to from the dialog.
    popover.button.current?.focus()
    onClose()
    setChoosing(true)
  }
  return (
    <>
      <Popover {...popover} label="Trip Notifications" width={372} onClose={onClose} onKeyDown={walkNotificationRows}>
        <div className="notifications-popover">
          <header>
            <h2 className="card-title">Trip Notifications</h2>
            <p>Brothers near your destinations</p>
          </header>
          <div className="notifications-popover-list">
            <List onLeave={onClose} />
          </div>
          <Foot onMail={chooseMail} />
        </div>
      </Popover>
      <MailDialog open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  )
}

function List({ onLeave }: { onLeave: () => void }) {
  const query = useInfiniteQuery(listQuery)
  return (
    <QueryState query={query} skeleton={<Outline />} failure="Your notifications could not be loaded">
      {({ pages }) => (
        <>
          <Sections items={pages.flatMap(({ items }) => items)} onLeave={onLeave} />
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
            <TripNotificationItem {...each(trip)} key={trip.id} notification={trip} />
          ))}
        </ul>
      )}
      {ofBrotherhood.length > 0 && (
        <section aria-labelledby={heading} className="border-t border-line">
          <h2 id={heading} className="card-title px-[18px] pt-4 pb-3">
            Brotherhood
          </h2>
          <ul className="border-t border-line">
            {ofBrotherhood.map((item) =>
              item.kind === 'audit_broken' || item.kind === 'backup_failed' ? (
                <AuditNotificationItem key={item.id} notification={item} onRead={() => read(item)} />
              ) : item.kind === 'join_asked' ? (
                <JoinNotificationItem {...each(item)} key={item.id} notification={item} />
              ) : item.kind === 'document_infected' ? (
                <ScanNotificationItem key={item.id} notification={item} onRead={() => read(item)} />
              ) : 'documentId' in item ? (
                <DocumentNotificationItem {...each(item)} key={item.id} notification={item} />
              ) : 'answeredBy' in item ? (
                <ProposalNotificationItem {...each(item)} key={item.id} notification={item} />
              ) : 'by' in item ? (
                <AccountNotificationItem {...each(item)} key={item.id} notification={item} />
              ) : 'photoId' in item ? (
                <PhotoNotificationItem {...each(item)} key={item.id} notification={item} />
              ) : 'pollId' in item || 'electionId' in item ? (
                <VoteNotificationItem {...each(item)} key={item.id} notification={item} />
              ) : (
                <LineageNotificationItem {...each(item)} key={item.id} notification={item} />
              ),
            )}
          </ul>
        </section>
      )}
    </>
  )
}

const NoTrips = () => (
  <EmptyState title="No notifications" compact>
    Trip notifications will appear here
  </EmptyState>
)

function Foot({ onMail }: { onMail: () => void }) {
  const read = useReading()
  const hasNew = (useQuery(countQuery).data?.count ?? 0) > 0
  return (
    <footer>
      <p className="text-center">Tap notifications to mark as read</p>
      <div className="mt-1 flex items-center justify-between">
        <Button variant="link" aria-disabled={!hasNew} onClick={() => hasNew && read('all')}>
          Mark all as read
        </Button>
        <Button variant="link" onClick={onMail}>
          Mail
        </Button>
      </div>
    </footer>
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
