// What the pages ask about the albums of gatherings.
import { albums } from '@aerie/contract/albums'
import { gatheringAlbums } from '@aerie/contract/gathering-albums'
import { endpointQuery } from '#lib/api.ts'

export const gatheringAlbumQuery = (gatheringId: number) =>
  endpointQuery(gatheringAlbums.show, { params: { gatheringId: String(gatheringId) } })

export const albumOfGatheringQuery = (albumId: number) =>
  endpointQuery(albums.show, { params: { albumId: String(albumId) } })

export const gatheringOfAlbumQuery = (albumId: string) =>
  endpointQuery(gatheringAlbums.ofAlbum, { params: { albumId } })

/** Those that one may make the album of a gathering are among them. */
export const albumsToLinkQuery = endpointQuery(albums.list, { query: { limit: '200' } })
