// By Lineage: a card for each line with its first brothers; one of them may be opened whole.
import '../../people/lineage-colors.css'
import '../../people/line-swatch.css'
import './line-cards.css'
import { useMemo } from 'react'
import { Link } from '#ui/controls/link.tsx'
import { linesByColor } from '../layout/lines-by-color.ts'
import type { Lineage } from '../model/lineage.ts'
import { lineName } from '../model/words.ts'
import { LineEntry } from './line-entry.tsx'
import { LineOutline } from './line-outline.tsx'

const SHOWN_AT_FIRST = 4

interface LineCardsProps {
  lineage: Lineage
  /** The line that is shown whole. */
  open: string | undefined
}

export function LineCards({ lineage, open }: LineCardsProps) {
  const lines = useMemo(() => linesByColor(lineage.forest, lineage.littles), [lineage])
  const [opened] = [...lines].filter(([color]) => color === open)
  if (opened) return <LineOutline lineage={lineage} color={opened[0]} entries={opened[1]} />
  return (
    <div className="line-cards">
      {[...lines].map(([color, entries]) => (
        <section key={color} className="line-card" data-lineage={color} aria-labelledby={`line-${color}`}>
          <header>
            <span className="line-swatch" />
            <h2 id={`line-${color}`}>{lineName(color)}</h2>
            <span className="line-card-count">{entries.length}</span>
          </header>
          <ol>
            {entries.slice(0, SHOWN_AT_FIRST).map(({ index }) => (
              <LineEntry key={index} lineage={lineage} index={index} />
            ))}
          </ol>
          <footer>
            <Link to={`/lineage?view=line&line=${color}`} className="button-link">
              View all {entries.length}
              <span className="sr-only"> of {lineName(color)}</span>
            </Link>
          </footer>
        </section>
      ))}
    </div>
  )
}
