// What the pages ask about photos.
import { photos } from '@aerie/contract/photos'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage, endpointQuery } from '#lib/api.ts'

/** All of an album as they were taken; `albumId` as it stands in the address. */
export const albumPhotosQuery = (albumId: string) => endpointQuery(photos.ofAlbum, { params: { albumId } })

/** One photo with all that stands on it. */
export const photoQuery = (id: number) => endpointQuery(photos.show, { params: { photoId: String(id) } })

const PAGE = '100'

/** The photos on which a brother is tagged, the newest first; `memberId` as it stands in an address. */
export const photosOfQuery = (memberId: string) =>
  infiniteQueryOptions({
    queryKey: [photos.find.path, 'pages', memberId],
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage(photos.find, { query: { limit: PAGE, member: memberId, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  })
