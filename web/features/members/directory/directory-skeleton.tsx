// The directory's cards while the brothers are on their way.
import { MemberCardSkeleton } from '#ui/member-card-skeleton.tsx'
import { Loading } from '#ui/skeleton.tsx'
import { useGridGeometry } from './grid-geometry.ts'
import { gridStyle } from './member-grid.tsx'

/** As many as fill a large window. */
const CARDS = Array.from({ length: 24 }, (_, index) => index)

export function DirectorySkeleton() {
  const geometry = useGridGeometry()
  return (
    <Loading label="Loading brothers">
      <div className="members" style={gridStyle(geometry)}>
        {CARDS.map((card) => (
          <MemberCardSkeleton key={card} />
        ))}
      </div>
    </Loading>
  )
}
