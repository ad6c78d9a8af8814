// The choice of a line's colour, each shown with the hatching it is told apart by.
import { LINEAGE_COLORS, type LineageColor } from '@aerie/contract/lineage'
import { LineChoice } from '#features/people/line-choice.tsx'

interface LineageColorChoiceProps {
  value: LineageColor | null
  onChange: (next: LineageColor | null) => void
  disabled?: boolean
}

const COLORS = LINEAGE_COLORS.map((color) => ({
  value: color,
  label: color.charAt(0).toUpperCase() + color.slice(1),
}))

export const LineageColorChoice = ({ value, onChange, disabled = false }: LineageColorChoiceProps) => (
  <LineChoice options={COLORS} none="None" value={value} onChange={onChange} disabled={disabled} />
)
