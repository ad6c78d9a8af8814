// The bell: how much is new, and the way to what it is. What it opens is fetched when somebody comes near.
import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useRef } from 'react'
import { lazyCode } from '#lib/lazy-code.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { CountBadge } from '#ui/feedback/count-badge.tsx'
import { SidebarAction } from '#ui/layout/sidebar-action.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { badgeText, unreadWords } from './badge.ts'
import { countQuery } from './queries.ts'

const NAME = 'Trip Notifications'
const popover = lazyCode(() => import('./notifications-popover.tsx'))

/** In the sidebar of every page but the dashboard, which has it beside its title. */
export function Bell({ place }: { place: 'sidebar' | 'page-header' }) {
  const count = useQuery(countQuery).data?.count ?? 0
  const { code, isOpen, open, close, approach } = useLazyDialog(popover)
  const button = useRef<HTMLButtonElement>(null)
  const look = {
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    ...approach,
    onClick: isOpen ? close : open,
  } as const
  const unread = unreadWords(count)
  const badge = <CountBadge text={badgeText(count)} />
  return (
    <>
      {place === 'sidebar' ? (
        <SidebarAction {...look} label={NAME} more={unread} icon={<BellIcon />} badge={badge} />
      ) : (
        <IconButton {...look} label={`${NAME}${unread}`} outlined>
          <BellIcon />
          {badge}
        </IconButton>
      )}
      {code && (
        <code.NotificationsPopover
          open={isOpen}
          onClose={close}
          button={button}
          side={place === 'sidebar' ? 'right' : 'bottom'}
        />
      )}
    </>
  )
}
