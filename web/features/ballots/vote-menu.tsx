// What officers may do with a poll or an election: change it, end it later, vote again on a tie, declare it void.
import type { Poll } from '@aerie/contract/polls'
import { Ban, CalendarClock, Ellipsis, Pencil, Repeat } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'

export type VoteAct = 'edit' | 'extend' | 'runOff' | 'void'

interface VoteMenuProps {
  title: string
  can: Pick<Poll['can'], VoteAct>
  onAct: (act: VoteAct) => void
}

/** Nothing for those who may do nothing with it. */
export function VoteMenu({ title, can, onAct }: VoteMenuProps) {
  if (!can.edit && !can.extend && !can.runOff && !can.void) return null
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`More actions for ${title}`}>
          <Ellipsis />
        </IconButton>
      }
    >
      {can.edit && (
        <MenuItem icon={<Pencil />} onSelect={() => onAct('edit')}>
          Edit
        </MenuItem>
      )}
      {can.extend && !can.edit && (
        <MenuItem icon={<CalendarClock />} onSelect={() => onAct('extend')}>
          End Later
        </MenuItem>
      )}
      {can.runOff && (
        <MenuItem icon={<Repeat />} onSelect={() => onAct('runOff')}>
          Create Run-off
        </MenuItem>
      )}
      {can.void && (
        <MenuItem icon={<Ban />} danger onSelect={() => onAct('void')}>
          Declare Void
        </MenuItem>
      )}
    </Menu>
  )
}
