// The photos under review, the newest flag first, until a super admin has decided.
import type { FlaggedPhoto } from '@aerie/contract/moderation'
import { useState } from 'react'
import { useListInPages } from '#lib/list-in-pages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { DeleteFlaggedDialog } from './delete-flagged-dialog.tsx'
import { FlaggedDetailsDialog } from './flagged-details-dialog.tsx'
import { FlaggedRow } from './flagged-row.tsx'
import { flaggedQuery } from './queries.ts'

type FlagDialog = { photo: FlaggedPhoto; about: 'details' | 'deletion' | null }

export function FlaggedPhotos() {
  const query = useListInPages(flaggedQuery)
  const [asked, setAsked] = useState<FlagDialog>()
  const close = () => setAsked((before) => before && { ...before, about: null })
  return (
    <Card flush>
      <QueryState
        query={query}
        skeleton={<FlaggedSkeleton />}
        failure="The flagged photos could not be loaded"
        level={2}
        empty={
          <EmptyState title="Nothing waits" level={2}>
            A photo that a brother flags is listed here until you approve it or delete it.
          </EmptyState>
        }
      >
        {(items) => (
          <ul>
            {items.map((photo) => (
              <FlaggedRow
                key={photo.id}
                photo={photo}
                onDetails={() => setAsked({ photo, about: 'details' })}
                onDelete={() => setAsked({ photo, about: 'deletion' })}
              />
            ))}
          </ul>
        )}
      </QueryState>
      <div className="grid justify-items-center gap-2 p-4 empty:hidden">
        <ShowMore query={query} />
      </div>
      {asked && (
        <>
          <FlaggedDetailsDialog
            photo={asked.photo}
            open={asked.about === 'details'}
            onClose={close}
            onDelete={() => setAsked({ ...asked, about: 'deletion' })}
          />
          <DeleteFlaggedDialog photo={asked.photo} open={asked.about === 'deletion'} onClose={close} />
        </>
      )}
    </Card>
  )
}

const ROWS = ['one', 'two', 'three']

const FlaggedSkeleton = () => (
  <Loading label="Loading the flagged photos">
    {ROWS.map((row) => (
      <div key={row} className="flagged-row">
        <Skeleton className="aspect-3/2 h-auto! rounded-plate" />
        <div className="grid content-start gap-3">
          <Skeleton width="70%" height={22} />
          <Skeleton width="45%" height={12} />
        </div>
      </div>
    ))}
  </Loading>
)
