// The directory's cards while the brothers are on their way.
import './member-card.css'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { useGridGeometry } from './grid-geometry.ts'
import { MemberCardSkeleton } from './member-card-skeleton.tsx'
import { gridStyle } from './member-grid.tsx'

/** As many as fill a large window. */
const CARDS = Array.from({ length: 24 }, (_, index) => index)

export function DirectorySkeleton() {
  const geometry = useGridGeometry()
  return (
    <Loading label="Loading brothers">
      <div className="member-cards" style={gridStyle(geometry)}>
        {CARDS.map((card) => (
          <MemberCardSkeleton key={card} />
        ))}
      </div>
    </Loading>
  )
}
