// What the pages ask about albums.
import { albums } from '@aerie/contract/albums'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage, endpointQuery } from '#lib/api.ts'

const PAGE = '60'

export const albumsQuery = infiniteQueryOptions({
  queryKey: [albums.list.path, 'pages'],
  queryFn: ({ pageParam: cursor, signal }) => callPage(albums.list, { query: { limit: PAGE, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})

/** `albumId` as it stands in the address. */
export const albumQuery = (albumId: string) => endpointQuery(albums.show, { params: { albumId } })
