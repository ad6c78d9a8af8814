// A line of figures with their labels; right under a masthead it joins the masthead's rule.
import type { ReactNode } from 'react'

export type Stat = { label: string; value: ReactNode }

export const StatLine = ({ stats }: { stats: readonly Stat[] }) => (
  <dl className="stat-line" style={{ '--stats': stats.length }}>
    {stats.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
