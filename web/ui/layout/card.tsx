// A card: what everything stands on, with an italic title and one link or tag at its right.
import './card.css'
import { type ReactNode, useId } from 'react'
import { cx } from '../theme/cx.ts'

type CardProps = {
  title?: ReactNode
  action?: ReactNode
  foot?: ReactNode
  /** Content reaches the edge: rows, tables, toolbars. */
  flush?: boolean
  className?: string
  children?: ReactNode
}

export function Card({ title, action, foot, flush = false, className, children }: CardProps) {
  const titleId = useId()
  return (
    <section className={cx('card', className)} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <header className="card-head">
          <h2 className="card-title" id={titleId}>
            {title}
          </h2>
          {action}
        </header>
      )}
      {flush ? children : children && <div className="card-body">{children}</div>}
      {foot && <footer className="card-foot">{foot}</footer>}
    </section>
  )
}
