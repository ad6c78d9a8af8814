// One's own page as others see it: the choice of whose eyes to borrow, and the way back to one's own.
import type { Onlooker } from '@aerie/contract/privacy'
import { Eye } from 'lucide-react'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Menu, MenuLink } from '#ui/overlays/menu.tsx'

const ONLOOKERS: Record<Onlooker, string> = {
  brother: 'A brother',
  line: 'A brother of my class or line',
  officer: 'An officer',
}

const SENTENCES: Record<Onlooker, string> = {
  brother: 'This is how a brother sees your page',
  line: 'This is how a brother of your class or line sees your page',
  officer: 'This is how an officer sees your page',
}

export const ViewAsMenu = () => (
  <Menu
    trigger={
      <Button variant="ghost" icon={<Eye />}>
        View as
      </Button>
    }
  >
    {Object.entries(ONLOOKERS).map(([onlooker, label]) => (
      <MenuLink key={onlooker} to={`/profile?as=${onlooker}`}>
        {label}
      </MenuLink>
    ))}
  </Menu>
)

export const ViewAsNote = ({ onlooker }: { onlooker: Onlooker }) => (
  <div className="mb-6">
    <Note tone="foil">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span role="status">{SENTENCES[onlooker]}</span>
        <Link to="/profile" className={buttonClass({ variant: 'link' }, 'min-h-5')}>
          Back to your view
        </Link>
      </p>
    </Note>
  </div>
)
