// The directory's cards: of however many brothers, only those in view are on the page.
import './member-card.css'
import type { MemberSummary } from '@aerie/contract/people'
import { type ReactNode, useRef } from 'react'
import { type GridGeometry, useGridGeometry } from './grid-geometry.ts'
import { useRowsInView } from './use-rows-in-view.ts'

interface MemberGridProps {
  members: readonly MemberSummary[]
  /** The list item of a member; `position` counts from 1. */
  card: (member: MemberSummary, position: number) => ReactNode
}

export function MemberGrid({ members, card }: MemberGridProps) {
  const geometry = useGridGeometry()
  const { columns, cardHeight, gap } = geometry
  const pitch = cardHeight + gap
  const rows = Math.ceil(members.length / columns)
  const grid = useRef<HTMLDivElement>(null)
  const [first, end] = useRowsInView(grid, rows, pitch)
  const from = first * columns
  return (
    <div ref={grid} style={{ height: rows * pitch - gap }}>
      <ul className="member-cards" style={{ ...gridStyle(geometry), transform: `translateY(${first * pitch}px)` }}>
        {members.slice(from, end * columns).map((member, index) => card(member, from + index + 1))}
      </ul>
    </div>
  )
}

/** For the grid and for what stands in its place while it loads. */
export const gridStyle = ({ columns, cardHeight, gap }: GridGeometry) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gridAutoRows: `${cardHeight}px`,
  gap: `${gap}px`,
})
