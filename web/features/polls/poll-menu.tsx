// What officers may do with a poll: change it, end it later, declare it void.
import type { Poll } from '@aerie/contract/polls'
import { Ban, CalendarClock, Ellipsis, Pencil } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'

export type PollAct = 'edit' | 'extend' | 'void'

interface PollMenuProps {
  poll: Poll
  onAct: (act: PollAct, poll: Poll) => void
}

/** Nothing for those who may do nothing with it. */
export function PollMenu({ poll, onAct }: PollMenuProps) {
  const { can } = poll
  if (!can.edit && !can.extend && !can.void) return null
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`More actions for ${poll.title}`}>
          <Ellipsis />
        </IconButton>
      }
    >
      {can.edit && (
        <MenuItem icon={<Pencil />} onSelect={() => onAct('edit', poll)}>
          Edit
        </MenuItem>
      )}
      {can.extend && !can.edit && (
        <MenuItem icon={<CalendarClock />} onSelect={() => onAct('extend', poll)}>
          End Later
        </MenuItem>
      )}
      {can.void && (
        <MenuItem icon={<Ban />} danger onSelect={() => onAct('void', poll)}>
          Declare Void
        </MenuItem>
      )}
    </Menu>
  )
}
