// The choice of whose eyes to borrow for one's own page.
import type { Onlooker } from '@aerie/contract/privacy'
import type { ReactElement } from 'react'
import { Menu, MenuLink } from '#ui/overlays/menu.tsx'

const ONLOOKERS: Record<Onlooker, string> = {
  brother: 'A brother',
  line: 'A brother of my class or line',
  officer: 'An officer',
}

export const ViewAsMenu = ({ trigger }: { trigger: ReactElement }) => (
  <Menu trigger={trigger} startsOpen>
    {Object.entries(ONLOOKERS).map(([onlooker, label]) => (
      <MenuLink key={onlooker} to={`/profile?as=${onlooker}`}>
        {label}
      </MenuLink>
    ))}
  </Menu>
)
