// The directory's bar and cards while the brothers are on their way, and the row below the first while the others are.
import './member-card.css'
import type { FilterControls } from '#features/directory-filters/use-directory-filters.ts'
import { FIRST_CARDS } from '#features/people/queries.ts'
import { Loading } from '#ui/feedback/skeleton.tsx'
import { DirectoryBar } from './directory-bar.tsx'
import { MemberCardSkeleton } from './member-card-skeleton.tsx'
import { gridStyle } from './member-grid.tsx'
import { type GridGeometry, useGridGeometry } from './sections/grid-geometry.ts'

export function DirectorySkeleton({ controls }: { controls: FilterControls }) {
  const geometry = useGridGeometry()
  return (
    <>
      <DirectoryBar controls={controls} all={undefined} found={undefined} />
      <Loading label="Loading brothers">
        <Cards geometry={geometry} count={FIRST_CARDS} />
      </Loading>
    </>
  )
}

export const MoreSkeleton = ({ geometry }: { geometry: GridGeometry }) => (
  <div style={{ marginTop: geometry.gap }}>
    <Loading label="Loading the other brothers">
      <Cards geometry={geometry} count={geometry.columns} />
    </Loading>
  </div>
)

const Cards = ({ geometry, count }: { geometry: GridGeometry; count: number }) => (
  <div className="member-cards" style={gridStyle(geometry)}>
    {Array.from({ length: count }, (_, place) => (
      <MemberCardSkeleton key={place} />
    ))}
  </div>
)
