// Nothing here: an engraved feather, a line that says so, and perhaps what to do about it.
import './empty-state.css'
import type { ReactNode } from 'react'
import { cx } from '../theme/cx.ts'

type EmptyStateProps = {
  title: string
  /** The heading's level in the page. */
  level?: 2 | 3
  compact?: boolean
  action?: ReactNode
  children?: ReactNode
}

export function EmptyState({ title, level = 3, compact = false, action, children }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={cx('empty-state', compact && 'empty-state-compact')}>
      <img src="/engravings/feather.svg" alt="" width={150} height={112} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  )
}
