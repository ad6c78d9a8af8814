// The years of history, as a large numeral before an engraved wing.

export const YearsCard = ({ years, label }: { years: number; label: string }) => (
  <p className="sheet years">
    <b>{years}</b> <span>{label}</span>
  </p>
)
