// The years of history, as a large numeral before an engraved wing.
import '#ui/layout/card.css'
import './years-card.css'

export const YearsCard = ({ years, label }: { years: number; label: string }) => (
  <p className="card years-card">
    <b>{years}</b> <span>{label}</span>
  </p>
)
