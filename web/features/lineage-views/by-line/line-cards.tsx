// By Lineage: a card for each line with its first brothers; one of them may be opened whole.
import './line-cards.css'
import { linesByColor } from '@aerie/lineage-layout/lines-by-color'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { EVERY_LINE } from '#features/lineage/model/lineage-search.ts'
import { lineName } from '#features/lineage/model/words.ts'
import { Link } from '#ui/controls/link.tsx'
import { LineEntry } from './line-entry.tsx'
import { LineHead } from './line-head.tsx'
import { LineOutline } from './line-outline.tsx'

const SHOWN_AT_FIRST = 4

interface LineCardsProps {
  lineage: Lineage
  /** The line that is shown whole, or each of them. */
  open: string | undefined
}

export function LineCards({ lineage, open }: LineCardsProps) {
  const lines = useMemo(() => linesByColor(lineage.forest, lineage.littles), [lineage])
  const opened = [...lines].filter(([color]) => open === EVERY_LINE || color === open)
  if (opened.length > 0) return <LineOutline key={open} lineage={lineage} lines={opened} />
  return (
    <div className="line-cards">
      {[...lines].map(([color, entries]) => (
        <section key={color} className="line-card" data-lineage={color} aria-labelledby={`line-${color}`}>
          <LineHead id={`line-${color}`} color={color} count={entries.length} />
          <ol>
            {entries.slice(0, SHOWN_AT_FIRST).map(({ index }) => (
              <LineEntry key={index} lineage={lineage} index={index} />
            ))}
          </ol>
          <footer>
            <Link to={`/lineage?view=line&line=${color}`} className="button-link">
              View all {entries.length}
              <span className="sr-only"> of {lineName(color)}</span>
              <ArrowRight />
            </Link>
          </footer>
        </section>
      ))}
    </div>
  )
}
