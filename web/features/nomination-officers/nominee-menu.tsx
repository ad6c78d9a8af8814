// What officers may do with one who was named: read all of it, refuse him, and, super admins, decide his appeal.
import type { Nominee } from '@aerie/contract/nomination-views'
import { displayName } from '@aerie/contract/person'
import { Ban, Ellipsis, Gavel, Quote } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Menu, MenuItem } from '#ui/overlays/menu.tsx'

export type NomineeAct = 'read' | 'refuse' | 'decide'

interface NomineeMenuProps {
  nominee: Nominee
  onAct: (act: NomineeAct) => void
}

export const NomineeMenu = ({ nominee, onAct }: NomineeMenuProps) => (
  <Menu
    trigger={
      <IconButton size="sm" label={`More about ${displayName(nominee.member)}`}>
        <Ellipsis />
      </IconButton>
    }
  >
    <MenuItem icon={<Quote />} onSelect={() => onAct('read')}>
      See the sentences
    </MenuItem>
    {nominee.can.decide && (
      <MenuItem icon={<Gavel />} onSelect={() => onAct('decide')}>
        Decide the appeal
      </MenuItem>
    )}
    {nominee.can.refuse && (
      <MenuItem icon={<Ban />} danger onSelect={() => onAct('refuse')}>
        Refuse
      </MenuItem>
    )}
  </Menu>
)
