// An entry of the sidebar that does something where it stands, such as opening a panel beside it.
import './sidebar-action.css'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from '../overlays/tooltip.tsx'

type SidebarActionProps = ComponentProps<'button'> & {
  label: string
  /** What is heard after the label, where a badge says it to the eye. */
  more?: string
  icon: ReactNode
  badge?: ReactNode
}

export const SidebarAction = ({ label, more = '', icon, badge, ...rest }: SidebarActionProps) => (
  <Tooltip label={label} side="right" theme="dark" className="sidebar-action-tip">
    <button type="button" className="sidebar-action" {...rest}>
      {icon}
      <span aria-hidden>{label}</span>
      <span className="sr-only">
        {label}
        {more}
      </span>
      {badge}
    </button>
  </Tooltip>
)
