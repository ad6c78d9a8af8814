// The brothers that were found, or why there are none.
import type { MemberSummary } from '@aerie/contract/people'
import { type ComponentType, useCallback, useState } from 'react'
import type { LazyCode } from '#lib/lazy-code.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useLazyDialog } from '#ui/overlays/use-lazy-dialog.ts'
import { DirectoryCard } from './directory-card.tsx'
import { MemberGrid } from './member-grid.tsx'

/** Asks before a member is deleted. */
type DeleteDialog = LazyCode<{
  DeleteMemberDialog: ComponentType<{ member: MemberSummary; open: boolean; onClose: () => void }>
}>

interface DirectoryListProps {
  found: readonly MemberSummary[]
  /** Whether anybody is in the directory at all. */
  empty: boolean
  shortName: string
  viewer: { id: number; can: { deleteMembers: boolean } }
  /** Fetched when it is wanted. */
  deleteDialog: DeleteDialog
}

export function DirectoryList({ found, empty, shortName, viewer, deleteDialog }: DirectoryListProps) {
  const [deleting, setDeleting] = useState<MemberSummary>()
  const { code, isOpen, open, close } = useLazyDialog(deleteDialog)
  const ask = useCallback(
    (member: MemberSummary) => {
      setDeleting(member)
      open()
    },
    [open],
  )
  const card = (member: MemberSummary, position: number) => (
    <DirectoryCard
      key={member.id}
      member={member}
      position={position}
      of={found.length}
      shortName={shortName}
      onDelete={viewer.can.deleteMembers && member.id !== viewer.id ? ask : undefined}
    />
  )
  return (
    <>
      {found.length > 0 ? <MemberGrid members={found} card={card} /> : <NoBrothers empty={empty} />}
      {code && deleting && <code.DeleteMemberDialog member={deleting} open={isOpen} onClose={close} />}
    </>
  )
}

const NoBrothers = ({ empty }: { empty: boolean }) => (
  <EmptyState title="No members found" level={2}>
    {empty ? 'No members have been added yet' : 'Try adjusting your filters or search terms'}
  </EmptyState>
)
