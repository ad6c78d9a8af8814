// The foot of the sidebar: what can be done from every page, the member, the theme, the way out and the motto.
import '#ui/layout/sidebar-action.css'
import './sidebar-foot.css'
import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Portrait } from '../features/people/portrait.tsx'
import { Link } from '../ui/controls/link.tsx'
import { Tooltip } from '../ui/overlays/tooltip.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type SidebarFootProps = {
  /** SidebarActions, for what can be done from every page. */
  actions?: ReactNode
  member: { name: string; role: string; photo: string | null; photoHash: string | null; to: string }
  logoutLabel: string
  motto: string
  onLogout: () => void
}

export function SidebarFoot({ actions, member, logoutLabel, motto, onLogout }: SidebarFootProps) {
  return (
    <div className="sidebar-foot">
      {actions}
      <Link to={member.to} className="sidebar-foot-member">
        <Portrait name={member.name} src={member.photo} hash={member.photoHash} width={32} decorative />
        <span>
          <b>{member.name}</b>
          <small>{member.role}</small>
        </span>
      </Link>
      <ThemeSwitch />
      <div className="sidebar-foot-out">
        <Tooltip label={logoutLabel} side="right" theme="dark" className="sidebar-action-tip">
          <button type="button" onClick={onLogout}>
            <LogOut />
            <span>{logoutLabel}</span>
          </button>
        </Tooltip>
        <em>{motto}</em>
      </div>
    </div>
  )
}
