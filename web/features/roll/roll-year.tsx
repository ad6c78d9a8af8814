// Which year of the roll is looked at: chosen from the list, or the one before or after.
import './roll.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Select } from '#ui/controls/select.tsx'

interface RollYearProps {
  year: number
  first: number
  last: number
  onYear: (year: number) => void
}

export function RollYear({ year, first, last, onYear }: RollYearProps) {
  // An address may name a year of which the roll knows nothing.
  const [from, to] = [Math.min(first, year), Math.max(last, year)]
  const years = Array.from({ length: to - from + 1 }, (_, at) => String(to - at))
  return (
    <div className="roll-year num">
      <IconButton label="The year before" size="sm" disabled={year <= first} onClick={() => onYear(year - 1)}>
        <ChevronLeft />
      </IconButton>
      <Select
        label="Year"
        compact
        options={years.map((value) => ({ value, label: value }))}
        value={String(year)}
        onChange={(next) => onYear(Number(next))}
      />
      <IconButton label="The year after" size="sm" disabled={year >= last} onClick={() => onYear(year + 1)}>
        <ChevronRight />
      </IconButton>
    </div>
  )
}
