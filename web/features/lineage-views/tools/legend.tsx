// The colours of the lines that there are; each leads to the first brother of its line.
import '../../people/lineage-colors.css'
import '../../people/line-swatch.css'
import './legend.css'
import { LINEAGE_COLORS, type LineageColor } from '@aerie/contract/lineage'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { Link } from '#ui/controls/link.tsx'

interface LegendProps {
  lineage: Lineage
  onGo: (index: number) => void
}

export function Legend({ lineage, onGo }: LegendProps) {
  const { forest, whole } = lineage
  const first = (color: LineageColor) => whole.rows.flat().find((index) => forest.color[index] === color)
  const shown = LINEAGE_COLORS.flatMap((color) => {
    const index = first(color)
    return index === undefined ? [] : [{ color, index }]
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand over them
    <div className="legend" role="group" aria-label="Lines">
      {shown.map(({ color, index }) => (
        <button key={color} type="button" data-lineage={color} onClick={() => onGo(index)}>
          <span className="line-swatch" />
          {`${color[0]?.toUpperCase()}${color.slice(1)}`}
        </button>
      ))}
      {forest.people.some(({ brother }) => brother?.isRemembered) && (
        <Link to="/in-memoriam" className="legend-remembered">
          <span />
          In Memoriam
        </Link>
      )}
    </div>
  )
}
