// Something did not arrive or is not allowed: what, why, and one way out.
import './empty-state.css'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

type ErrorPanelProps = {
  title: string
  /** The server's own sentence. */
  message?: ReactNode
  level?: 2 | 3
  icon?: ReactNode
  action?: ReactNode
}

export function ErrorPanel({ title, message, level = 3, icon = <CircleAlert />, action }: ErrorPanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="empty-state empty-state-compact" role="alert">
      {icon}
      <Heading>{title}</Heading>
      {message && <p>{message}</p>}
      {action}
    </div>
  )
}
