// Figures beside a card's title; a change is announced.
import './counts.css'

export type Count = { label: string; value: number | string }

export const Counts = ({ counts }: { counts: readonly Count[] }) => (
  <div className="counts" role="status">
    {counts.map(({ label, value }) => (
      <span key={label}>
        <b>{value}</b>
        {label}
      </span>
    ))}
  </div>
)
