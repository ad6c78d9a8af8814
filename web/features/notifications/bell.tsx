// The bell: how much is new, and the way to what it is. What it opens is fetched when somebody comes near.
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { sentenceOf } from '#lib/call-errors.ts'
import { onDemand } from '#lib/on-demand.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { SidebarAction } from '#ui/layout/sidebar-action.tsx'
import { badgeText, unreadWords } from './badge.ts'
import { countQuery } from './queries.ts'

const NAME = 'Trip Notifications'
const sheet = onDemand(() => import('./notifications-popover.tsx'))
const prepare = () => void sheet.fetch().catch(() => {})

/** On the spine of every page but the dashboard, which has it beside its title. */
export function Bell({ place }: { place: 'spine' | 'masthead' }) {
  const count = useQuery(countQuery).data?.count ?? 0
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const opened = sheet.fetched()
  const press = async () => {
    try {
      await sheet.fetch()
      setOpen(!isOpen)
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), tone: 'destructive' })
    }
  }
  const look = {
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => void press(),
  } as const
  const unread = unreadWords(count)
  const badge = <CountBadge text={badgeText(count)} />
  return (
    <>
      {place === 'spine' ? (
        <SidebarAction {...look} label={NAME} more={unread} icon={<BellIcon />} badge={badge} />
      ) : (
        <IconButton {...look} label={`${NAME}${unread}`} outlined>
          <BellIcon />
          {badge}
        </IconButton>
      )}
      {opened && (
        <opened.NotificationsPopover
          open={isOpen}
          onClose={() => setOpen(false)}
          button={button}
          side={place === 'spine' ? 'right' : 'bottom'}
        />
      )}
    </>
  )
}
