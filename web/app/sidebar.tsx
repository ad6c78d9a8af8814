// The sidebar with the product's mark, the entries and, at its foot, who is signed in.
import '#ui/layout/sidebar-action.css'
import './sidebar.css'
import { type ComponentType, type ReactNode, use } from 'react'
import { SiteMark } from '#features/logo/site-mark.tsx'
import { Link } from '../ui/controls/link.tsx'
import { SiteBrand } from '../ui/layout/site-brand.tsx'
import { SiteName } from '../ui/layout/site-name.ts'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { SidebarWords } from './sidebar-words.tsx'
import { useWordsBeside } from './use-words-beside.ts'

type SidebarEntry = {
  to: string
  label: string
  icon: ReactNode
  current?: boolean
}

type SidebarProps = {
  /** Where the mark leads. */
  home: string
  /** The page that stands beside it: another one puts the words away again. */
  path?: string
  /** Groups of entries, divided by a hairline; empty groups are left out. */
  groups: readonly (readonly SidebarEntry[])[]
  search?: ReactNode
  /** At an entry's end: that it cannot be shown now. */
  Away?: ComponentType<{ to: string }> | undefined
  foot: ReactNode
}

export function Sidebar({ home, path = '', groups, search, Away, foot }: SidebarProps) {
  const { areOut, toggle, ...words } = useWordsBeside(path)
  return (
    <header className="sidebar" data-theme="dark" data-words={areOut || undefined} {...words}>
      <div className="sidebar-in">
        <Link to={home} className="sidebar-brand">
          <SiteBrand name={use(SiteName)} mark={<SiteMark />} />
        </Link>
        {search}
        <SidebarWords areOut={areOut} onToggle={toggle} />
        <nav className="sidebar-nav" aria-label="Main">
          {groups
            .filter((entries) => entries.length > 0)
            .map((entries) => (
              <ul key={entries[0]?.to}>
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <Entry {...entry} Away={Away} />
                  </li>
                ))}
              </ul>
            ))}
        </nav>
        {foot}
      </div>
    </header>
  )
}

// On the rail the label is hidden and the tooltip shows it; where the words are out the stylesheet hides the tooltip.
const Entry = ({ to, label, icon, current = false, Away }: SidebarEntry & Pick<SidebarProps, 'Away'>) => (
  <Tooltip label={label} side="right" theme="dark" className="sidebar-action-tip">
    <Link to={to} className="sidebar-action" aria-current={current ? 'page' : undefined}>
      {icon}
      <span>{label}</span>
      {Away && <Away to={to} />}
    </Link>
  </Tooltip>
)
