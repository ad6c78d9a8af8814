// All albums, the newest first.
import type { ReactNode } from 'react'
import { useListInPages } from '#lib/list-in-pages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { AlbumCard } from './album-card.tsx'
import { albumsQuery } from './queries.ts'

/** `action` stands where there is none yet. */
export function AlbumList({ action }: { action: ReactNode }) {
  const query = useListInPages(albumsQuery)
  return (
    <QueryState
      query={query}
      skeleton={<AlbumsSkeleton />}
      failure="The albums could not be loaded"
      level={2}
      empty={
        <Card flush>
          <EmptyState title="No albums yet" level={2} action={action}>
            Create the first one; every brother sees what is in it.
          </EmptyState>
        </Card>
      }
    >
      {(items) => (
        <>
          <ul className="album-cards">
            {items.map((album) => (
              <AlbumCard key={album.id} album={album} />
            ))}
          </ul>
          <div className="mt-8 grid justify-items-center gap-2 empty:hidden">
            <ShowMore query={query} />
          </div>
        </>
      )}
    </QueryState>
  )
}

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six']

const AlbumsSkeleton = () => (
  <Loading label="Loading the albums" className="album-cards">
    {PLACES.map((place) => (
      <div key={place} className="grid gap-2">
        <Skeleton className="aspect-3/2 h-auto! rounded-plate" />
        <Skeleton width="55%" height={18} className="mt-2" />
        <Skeleton width="40%" height={12} />
      </div>
    ))}
  </Loading>
)
