// How many of a list are chosen, and what to do with them, at the foot of the window.
import './chosen-bar.css'
import type { ReactNode } from 'react'
import { cx } from '../theme/cx.ts'

interface ChosenBarProps {
  /** As it is read. */
  count: string
  /** It ends a table, whose frame it shares. */
  isFoot?: boolean
  /** Beside the count. */
  children?: ReactNode
  acts: ReactNode
}

export const ChosenBar = ({ count, isFoot = false, children, acts }: ChosenBarProps) => (
  <section className={cx('chosen-bar', isFoot ? 'chosen-bar-foot' : 'mt-3.5')} aria-label="Selection">
    <b role="status">{count} selected</b>
    {children}
    <div className="chosen-bar-end">{acts}</div>
  </section>
)
