// Albums of photos and videos: open to all contributors, or to their creator alone; every brother sees them.
import * as z from 'zod/mini'
import { LONGEST_ALBUM_DESCRIPTION, LONGEST_ALBUM_TITLE } from './album-values.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { page } from './page.ts'
import { PersonName } from './person.ts'
import { Id, optionalText, PathId, required } from './values.ts'

/** What stands for a photo on a cover; null where it is still being made ready. */
const Preview = z.object({ id: Id, filename: z.string(), hash: z.nullable(z.string()) })

export const Album = z.object({
  id: Id,
  title: z.string(),
  description: z.nullable(z.string()),
  /** Anyone can contribute; else its creator alone. */
  isOpen: z.boolean(),
  /** Null when he is gone. */
  createdBy: z.nullable(PersonName),
  createdAt: z.iso.datetime(),
  /** What the caller sees in it. */
  photoCount: z.int(),
  /** The first ones, up to four. */
  previewPhotos: z.array(Preview),
  can: z.object({ add: z.boolean(), edit: z.boolean(), remove: z.boolean() }),
})
export type Album = z.infer<typeof Album>

export const AlbumFields = z.strictObject({
  title: required('Album title is required', LONGEST_ALBUM_TITLE),
  description: optionalText(LONGEST_ALBUM_DESCRIPTION),
  isOpen: z._default(z.boolean(), true),
})
export type AlbumFields = z.infer<typeof AlbumFields>

const albumId = z.object({ albumId: PathId })

export const albums = endpoints('albums', {
  list: endpoint('GET', '/api/albums', {
    summary: 'All albums, the newest first.',
    ...page(Album),
  }),
  show: endpoint('GET', '/api/albums/:albumId', { summary: 'One album.', params: albumId, response: Album }),
  create: endpoint('POST', '/api/albums', { summary: 'Create an album.', body: AlbumFields, response: Album }),
  save: endpoint('PUT', '/api/albums/:albumId', {
    summary: 'Save title, description and who may contribute; for its creator and super admins.',
    params: albumId,
    body: AlbumFields,
    response: Album,
  }),
  remove: endpoint('DELETE', '/api/albums/:albumId', {
    summary: 'Move an album with all that is in it to the bin; for its creator and super admins.',
    params: albumId,
  }),
})
