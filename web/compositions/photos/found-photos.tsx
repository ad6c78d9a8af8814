// The photos that a search finds, page by page; whoever comes near the end of them in the viewer gets more.
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { countOf } from '#features/photo-search/count-text.ts'
import type { PhotoFilters } from '#features/photo-search/media-filters.ts'
import { foundPhotosQuery, searchSummaryQuery } from '#features/photo-search/queries.ts'
import { useListInPages } from '#lib/list-in-pages.ts'
import { ShowMore } from '#ui/lists/show-more.tsx'
import { PhotoList } from './photo-list.tsx'
import type { OpenedPhoto } from './use-opened-photo.ts'

interface FoundPhotosProps {
  filters: PhotoFilters
  viewing: OpenedPhoto
  /** The address at which one of them is seen by itself. */
  hrefOf: (photo: { id: number }) => string
  empty: ReactNode
}

/** So many before the last, in the viewer. */
const NEAR_END = 4
/** Among so many a photo of the address is looked for. */
const MOST_LOOKED_THROUGH = 1000

export function FoundPhotos({ filters, viewing, hrefOf, empty }: FoundPhotosProps) {
  const query = useListInPages(foundPhotosQuery(filters))
  const { data: summary } = useQuery(searchSummaryQuery(filters))
  const { opened } = viewing
  const photos = query.data
  const at = photos?.findIndex(({ id }) => id === opened) ?? -1
  const isWanted =
    opened !== undefined &&
    photos !== undefined &&
    (at < 0 ? photos.length < MOST_LOOKED_THROUGH : at >= photos.length - NEAR_END)
  const { hasNextPage, isFetching, error } = query
  useEffect(() => {
    // What could not be loaded is asked for again by hand.
    if (isWanted && hasNextPage && !isFetching && error === null) void query.fetchMore()
  }, [isWanted, hasNextPage, isFetching, error, query])
  return (
    <>
      <PhotoList query={query} viewing={viewing} hrefOf={hrefOf} total={summary && countOf(summary)} empty={empty} />
      <div className="mt-5 grid justify-items-center gap-2 empty:hidden">
        <ShowMore query={query} />
      </div>
    </>
  )
}
