// All albums, the newest first.
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryState } from '#ui/feedback/query-state.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { AlbumCard } from './album-card.tsx'
import { albumsQuery } from './queries.ts'

/** `action` stands where there is none yet. */
export function AlbumList({ action }: { action: ReactNode }) {
  const query = useInfiniteQuery(albumsQuery)
  return (
    <QueryState
      query={query}
      skeleton={<AlbumsSkeleton />}
      failure="The albums could not be loaded"
      level={2}
      isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
      empty={
        <Card flush>
          <EmptyState title="No albums yet" level={2} action={action}>
            Create the first one; every brother sees what is in it.
          </EmptyState>
        </Card>
      }
    >
      {({ pages }) => (
        <>
          <ul className="album-cards">
            {pages
              .flatMap(({ items }) => items)
              .map((album) => (
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
