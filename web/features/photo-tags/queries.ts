// What the pages ask about tags on photos.
import { photoTags } from '@aerie/contract/photo-tags'
import { photos } from '@aerie/contract/photos'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callPage, endpointQuery } from '#lib/api.ts'

/** Enough of them for ten to be left that are not on the photo. */
export const popularTagsQuery = endpointQuery(photoTags.custom, { query: { limit: '30' } })

/** The photo with its caption and all that stands on it. */
export const taggedPhotoQuery = (id: number) => endpointQuery(photos.show, { params: { photoId: String(id) } })

export const consentQuery = endpointQuery(photoTags.consent)

const PAGE = '20'

/** Tags of oneself that wait for a yes. */
export const waitingQuery = infiniteQueryOptions({
  queryKey: [photoTags.waiting.path, 'pages'],
  queryFn: ({ pageParam: cursor, signal }) => callPage(photoTags.waiting, { query: { limit: PAGE, cursor }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
})
