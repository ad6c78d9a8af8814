// The brothers that were found, or why there are none.
import type { MemberSummary } from '@aerie/contract/people'
import { type ComponentType, Suspense, useCallback, useState } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { DirectoryCard } from './directory-card.tsx'
import { MemberGrid } from './member-grid.tsx'

type MemberDialog = ComponentType<{ member: MemberSummary; open: boolean; onClose: () => void }>

interface DirectoryListProps {
  found: readonly MemberSummary[]
  /** Whether anybody is in the directory at all. */
  empty: boolean
  shortName: string
  viewer: { id: number; can: { deleteMembers: boolean } }
  /** Asks before a member is deleted; may come when it is wanted. */
  deleteDialog: MemberDialog
}

export function DirectoryList({ found, empty, shortName, viewer, deleteDialog: DeleteDialog }: DirectoryListProps) {
  const [deleting, setDeleting] = useState<{ member: MemberSummary; isAsked: boolean }>()
  const ask = useCallback((member: MemberSummary) => setDeleting({ member, isAsked: true }), [])
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
      {deleting && (
        <Suspense>
          <DeleteDialog
            open={deleting.isAsked}
            member={deleting.member}
            onClose={() => setDeleting({ ...deleting, isAsked: false })}
          />
        </Suspense>
      )}
    </>
  )
}

const NoBrothers = ({ empty }: { empty: boolean }) => (
  <EmptyState title="No members found" level={2}>
    {empty ? 'No members have been added yet' : 'Try adjusting your filters or search terms'}
  </EmptyState>
)
