// A table on hairlines with a sticky head; with cards, its rows become entries where it is narrow.
import './table.css'
import type { ReactNode } from 'react'
import { cx } from '../theme/cx.ts'

type TableProps = {
  label: string
  cards?: boolean
  /** How many rows there are, the head among them, where not all are on the page. */
  rowCount?: number | undefined
  className?: string
  children: ReactNode
}

/**
 * Takes thead and tbody. In cards the first cell leads, after one to pick the row by (`data-table-pick`), the last stands
 * beside it, and `data-table-full` cells take a line.
 */
export function Table({ label, cards = false, rowCount, className, children }: TableProps) {
  return (
    <div className="data-table-wrap">
      <table
        className={cx('data-table', cards && 'data-table-cards', className)}
        aria-label={label}
        aria-rowcount={rowCount}
      >
        {children}
      </table>
    </div>
  )
}

/** The first cell's content: a picture, the name and a line about it. */
export function TableName({ portrait, name, note }: { portrait?: ReactNode; name: ReactNode; note?: ReactNode }) {
  return (
    <div className="data-table-name">
      {portrait}
      <div>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </div>
    </div>
  )
}
