// A line of figures with their labels; right under a page's header it joins the header's rule, at a card's foot its edges.
import './stat-line.css'
import type { ReactNode } from 'react'

export type Stat = {
  label: string
  value: ReactNode
  /** A second line under the label. */
  note?: string
}

export const StatLine = ({ stats }: { stats: readonly Stat[] }) => (
  <div className="stat-line">
    <dl style={{ '--stats': stats.length }}>
      {stats.map(({ label, value, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
)
