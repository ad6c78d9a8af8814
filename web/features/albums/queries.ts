// What the pages ask about albums.
import { albums } from '@aerie/contract/albums'
import { endpointQuery } from '#lib/api.ts'
import { pagesQuery } from '#lib/pages-query.ts'

const PAGE = '60'

export const albumsQuery = pagesQuery(albums.list, { query: { limit: PAGE } })

/** `albumId` as it stands in the address. */
export const albumQuery = (albumId: string) => endpointQuery(albums.show, { params: { albumId } })
