// What the pages of albums ask as soon as somebody is on the way to them.
import type { QueryClient } from '@tanstack/react-query'
import { albumQuery, albumsQuery } from '../features/albums/queries.ts'
import { albumPhotosQuery } from '../features/photos/queries.ts'

export const prefetchAlbums = (cache: QueryClient) => cache.prefetchInfiniteQuery(albumsQuery)

/** `albumId` as it stands in the address. */
export function prefetchAlbum(cache: QueryClient, albumId: string) {
  void cache.prefetchQuery(albumQuery(albumId))
  void cache.prefetchQuery(albumPhotosQuery(albumId))
}
