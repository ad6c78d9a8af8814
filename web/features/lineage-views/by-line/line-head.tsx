// The head of a line: its name in its ink over its hatching, and how many stand in it.
import '../../people/lineage-colors.css'
import './line-head.css'
import type { LineageColor } from '@aerie/contract/lineage'
import { countLabel, lineName } from '#features/lineage/model/words.ts'

interface LineHeadProps {
  id: string
  color: LineageColor | 'none'
  count: number
}

export const LineHead = ({ id, color, count }: LineHeadProps) => (
  <header className="line-head">
    <h2 id={id}>{lineName(color)}</h2>
    <span className="line-head-count">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{countLabel(count)}</span>
    </span>
  </header>
)
