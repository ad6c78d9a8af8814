// The directory's bar and cards while the brothers are on their way.
import './member-card.css'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { DirectoryBar } from './directory-bar.tsx'
import { MemberCardSkeleton } from './member-card-skeleton.tsx'
import { gridStyle } from './member-grid.tsx'
import { useGridGeometry } from './sections/grid-geometry.ts'
import type { FilterControls } from './use-directory-filters.ts'

/** As many as fill a large window. */
const CARDS = Array.from({ length: 24 }, (_, index) => index)

export function DirectorySkeleton({ controls }: { controls: FilterControls }) {
  const geometry = useGridGeometry()
  return (
    <>
      <DirectoryBar controls={controls} all={undefined} found={undefined} />
      <Loading label="Loading brothers">
        <div className="member-cards" style={gridStyle(geometry)}>
          {CARDS.map((card) => (
            <MemberCardSkeleton key={card} />
          ))}
        </div>
      </Loading>
    </>
  )
}
