// The brothers that were found, or why there are none, under the bar that says in which order; at first their beginning alone.
import type { MemberSummary } from '@aerie/contract/people'
import { type ComponentType, useCallback, useMemo, useRef, useState } from 'react'
import type { FilterControls } from '#features/directory-filters/use-directory-filters.ts'
import type { LazyCode } from '#lib/lazy-code.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { DirectoryBar } from './directory-bar.tsx'
import { DirectoryCard } from './directory-card.tsx'
import { MoreSkeleton } from './directory-skeleton.tsx'
import { groupsOf } from './groups.ts'
import { MemberGrid } from './member-grid.tsx'
import { useGridGeometry } from './sections/grid-geometry.ts'
import { layOut } from './sections/grid-layout.ts'
import { Jump, JumpOutline } from './sections/jump.tsx'
import type { DirectoryPage } from './use-directory.ts'

/** Asks before a member is deleted. */
type DeleteDialog = LazyCode<{
  DeleteMemberDialog: ComponentType<{ member: MemberSummary; open: boolean; onClose: () => void }>
}>

/** As `aria-setsize` has it. */
const NOT_KNOWN = -1

interface DirectoryListProps extends DirectoryPage {
  controls: FilterControls
  shortName: string
  viewer: { id: number; can: { deleteMembers: boolean } }
  /** Fetched when it is wanted. */
  deleteDialog: DeleteDialog
}

export function DirectoryList({
  found,
  all,
  isBeginning,
  controls,
  shortName,
  viewer,
  deleteDialog,
}: DirectoryListProps) {
  const [deleting, setDeleting] = useState<MemberSummary>()
  const { code, isOpen, open, close } = useLazyDialog(deleteDialog)
  const ask = useCallback(
    (member: MemberSummary) => {
      setDeleting(member)
      open()
    },
    [open],
  )
  const geometry = useGridGeometry()
  const { sort, remembered } = controls.filters
  const foundCount = remembered ? undefined : isBeginning ? all : found.length
  const groups = useMemo(
    () => groupsOf(found, sort, shortName, isBeginning ? all : found.length),
    [found, sort, shortName, isBeginning, all],
  )
  const layout = useMemo(() => layOut(found.length, groups, geometry), [found, groups, geometry])
  const grid = useRef<HTMLDivElement>(null)
  const card = (member: MemberSummary, position: number, of: number) => (
    <DirectoryCard
      key={member.id}
      member={member}
      position={position}
      of={isBeginning ? NOT_KNOWN : of}
      shortName={shortName}
      onDelete={viewer.can.deleteMembers && member.id !== viewer.id ? ask : undefined}
    />
  )
  return (
    <>
      <DirectoryBar controls={controls} all={all} found={foundCount}>
        {isBeginning
          ? groups.length > 0 && <JumpOutline />
          : layout.sections.length > 1 && <Jump {...{ grid, layout }} />}
      </DirectoryBar>
      {found.length > 0 && groups.length === 0 && <h2 className="sr-only">Brothers</h2>}
      {found.length > 0 ? (
        <MemberGrid members={found} layout={layout} grid={grid} card={card} />
      ) : (
        <NoBrothers empty={all === 0} />
      )}
      {isBeginning && found.length < all && <MoreSkeleton geometry={geometry} />}
      {code && deleting && <code.DeleteMemberDialog member={deleting} open={isOpen} onClose={close} />}
    </>
  )
}

const NoBrothers = ({ empty }: { empty: boolean }) => (
  <EmptyState title="No members found" level={2}>
    {empty ? 'No members have been added yet' : 'Try adjusting your filters or search terms'}
  </EmptyState>
)
