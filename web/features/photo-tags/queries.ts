// What the pages ask about tags on photos.
import { photoTags } from '@aerie/contract/photo-tags'
import { photos } from '@aerie/contract/photos'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'

/** Enough of them for ten to be left that are not on the photo. */
export const popularTagsQuery = endpointQuery(photoTags.custom, { query: { limit: '30' } })

/** The photo with its caption and all that stands on it. */
export const taggedPhotoQuery = (id: number) => endpointQuery(photos.show, { params: { photoId: String(id) } })

export const consentQuery = endpointQuery(photoTags.consent)

const PAGE = '20'

/** Tags of oneself that wait for a yes. */
export const waitingQuery = pagesQuery(photoTags.waiting, { query: { limit: PAGE } })
