// What the pages ask about photos.
import { photos } from '@aerie/contract/photos'
import { endpointQuery } from '#lib/api.ts'

/** All of an album as they were taken; `albumId` as it stands in the address. */
export const albumPhotosQuery = (albumId: string) => endpointQuery(photos.ofAlbum, { params: { albumId } })

/** One photo with all that stands on it. */
export const photoQuery = (id: number) => endpointQuery(photos.show, { params: { photoId: String(id) } })
