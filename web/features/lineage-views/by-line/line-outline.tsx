// Lines as an outline, one or all of them: each brother in a list under his big.
import './line-cards.css'
import './line-outline.css'
import type { LineageColor } from '@aerie/contract/lineage'
import type { LineMember } from '@aerie/lineage-layout/lines-by-color'
import { ChevronLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Lineage } from '#features/lineage/model/lineage.ts'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { LineEntry } from './line-entry.tsx'
import { LineHead } from './line-head.tsx'
import { type Branch, branchesOf } from './outline.ts'

const ROWS_AT_A_TIME = 200

interface LineOutlineProps {
  lineage: Lineage
  lines: readonly (readonly [LineageColor | 'none', readonly LineMember[]])[]
}

export function LineOutline({ lineage, lines }: LineOutlineProps) {
  const [shown, setShown] = useState(ROWS_AT_A_TIME)
  const begun = useMemo(() => beginningOf(lines, shown), [lines, shown])
  const total = lines.reduce((sum, [, entries]) => sum + entries.length, 0)
  const rest = total - shown
  return (
    <div className="line-outline">
      <Link to="/lineage?view=line" className="button-link">
        <ChevronLeft />
        All lines
      </Link>
      {begun.map(({ color, count, branches }) => (
        <section key={color} className="line-card" data-lineage={color} aria-labelledby={`line-${color}`}>
          <LineHead id={`line-${color}`} color={color} count={count} />
          <Branches lineage={lineage} branches={branches} />
        </section>
      ))}
      {rest > 0 && (
        <Button variant="ghost" size="sm" onClick={() => setShown(shown + ROWS_AT_A_TIME)}>
          Show {Math.min(rest, ROWS_AT_A_TIME)} more of {total}
        </Button>
      )}
    </div>
  )
}

/** Of the lines, one after the other, so many rows. */
function beginningOf(lines: LineOutlineProps['lines'], rows: number) {
  let left = rows
  return lines.flatMap(([color, entries]) => {
    const listed = entries.slice(0, Math.max(0, left))
    left -= entries.length
    return listed.length === 0 ? [] : [{ color, count: entries.length, branches: branchesOf(listed) }]
  })
}

const Branches = ({ lineage, branches }: { lineage: Lineage; branches: readonly Branch[] }) => (
  <ol>
    {branches.map(({ index, depth, below }) => (
      <LineEntry key={index} lineage={lineage} index={index} depth={depth}>
        {below.length > 0 && <Branches lineage={lineage} branches={below} />}
      </LineEntry>
    ))}
  </ol>
)
