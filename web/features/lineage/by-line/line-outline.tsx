// A whole line as an outline: each brother under his big.
import '../../people/line-swatch.css'
import './line-cards.css'
import type { LineageColor } from '@aerie/contract/lineage'
import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import type { Entry } from '../layout/lines-by-color.ts'
import type { Lineage } from '../model/lineage.ts'
import { countLabel, lineName } from '../model/words.ts'
import { LineEntry } from './line-entry.tsx'

const ROWS_AT_A_TIME = 200

interface LineOutlineProps {
  lineage: Lineage
  color: LineageColor | 'none'
  entries: readonly Entry[]
}

export function LineOutline({ lineage, color, entries }: LineOutlineProps) {
  const [shown, setShown] = useState(ROWS_AT_A_TIME)
  const rest = entries.length - shown
  return (
    <section className="line-card line-card-open" data-lineage={color} aria-labelledby="line-open">
      <header>
        <Link to="/lineage?view=line" className="button-link">
          <ChevronLeft />
          All lines
        </Link>
        <span className="line-swatch" />
        <h2 id="line-open">{lineName(color)}</h2>
        <span className="line-card-count">{countLabel(entries.length)}</span>
      </header>
      <ol>
        {entries.slice(0, shown).map(({ index, depth }) => (
          <LineEntry key={index} lineage={lineage} index={index} depth={depth} />
        ))}
      </ol>
      {rest > 0 && (
        <footer>
          <Button variant="ghost" size="sm" onClick={() => setShown(shown + ROWS_AT_A_TIME)}>
            Show {Math.min(rest, ROWS_AT_A_TIME)} more of {entries.length}
          </Button>
        </footer>
      )}
    </section>
  )
}
