// The strip of controls at the head of a card: search and selects first, actions at the end.
import './toolbar.css'
import type { ReactNode } from 'react'

export const Toolbar = ({ actions, children }: { actions?: ReactNode; children?: ReactNode }) => (
  <div className="toolbar">
    {children}
    {actions && <div className="toolbar-end">{actions}</div>}
  </div>
)
