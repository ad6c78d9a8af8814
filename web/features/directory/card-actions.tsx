// What a super admin may do with a brother, from his card.
import { MoreHorizontal, Trash2, UserRound } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/overlays/menu.tsx'

export interface CardActionsProps {
  name: string
  profile: string
  onDelete: () => void
}

export const CardActions = ({ name, profile, onDelete }: CardActionsProps) => (
  <Menu
    trigger={
      <IconButton label={`Actions for ${name}`} size="sm">
        <MoreHorizontal />
      </IconButton>
    }
  >
    <MenuLink to={profile} icon={<UserRound />}>
      View profile
    </MenuLink>
    <MenuSeparator />
    <MenuItem danger icon={<Trash2 />} onSelect={onDelete}>
      Delete Member
    </MenuItem>
  </Menu>
)
