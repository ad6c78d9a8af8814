// The directory's cards: of however many brothers, only those in view are on the page.
import './member-card.css'
import './member-grid.css'
import type { MemberSummary } from '@aerie/contract/people'
import type { ReactNode, RefObject } from 'react'
import type { GridGeometry } from './sections/grid-geometry.ts'
import { cardsInView, type GridLayout, type Section, type Span } from './sections/grid-layout.ts'
import { headingId } from './sections/jump.tsx'
import { useSpanInView } from './sections/use-span-in-view.ts'

interface MemberGridProps {
  members: readonly MemberSummary[]
  layout: GridLayout
  grid: RefObject<HTMLDivElement | null>
  /** The list item of a member; `position` counts from 1 in his list of `of`. */
  card: (member: MemberSummary, position: number, of: number) => ReactNode
}

export function MemberGrid({ members, layout, grid, card }: MemberGridProps) {
  const { sections, height, geometry } = layout
  const span = useSpanInView(grid, geometry.cardHeight + geometry.gap, height)
  return (
    <div ref={grid} className="member-grid" style={{ height }}>
      {sections.map((section) => (
        <GridSection
          key={section.group ? headingId(section.group) : 'all'}
          {...{ section, span, members, geometry, card }}
        />
      ))}
    </div>
  )
}

interface GridSectionProps extends Pick<MemberGridProps, 'members' | 'card'> {
  section: Section
  span: Span
  geometry: GridGeometry
}

function GridSection({ section, span, members, geometry, card }: GridSectionProps) {
  const inView = cardsInView(section, span, geometry)
  if (!inView) return null
  const { group, top } = section
  return (
    <section className="member-grid-section" style={{ top }} aria-labelledby={group && headingId(group)}>
      {group && (
        <h2 id={headingId(group)} tabIndex={-1} style={{ height: geometry.headingHeight }}>
          {group.label}
        </h2>
      )}
      <ul className="member-cards" style={{ ...gridStyle(geometry), transform: `translateY(${inView.offset}px)` }}>
        {members
          .slice(inView.first, inView.end)
          .map((member, index) => card(member, inView.first - section.first + index + 1, section.end - section.first))}
      </ul>
    </section>
  )
}

/** For the grid and for what stands in its place while it loads. */
export const gridStyle = ({ columns, cardHeight, gap }: GridGeometry) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  gridAutoRows: `${cardHeight}px`,
  gap: `${gap}px`,
})
