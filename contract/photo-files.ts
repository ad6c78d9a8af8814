// The files of photos and videos: to look at, to keep, and all of an album at once.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { PersonName } from './person.ts'
import { PathId } from './values.ts'

/** What a member had of a photo or video on one day, from one address. */
export const PhotoAccess = z.object({
  /** Null when he is gone. */
  member: z.nullable(PersonName),
  act: z.enum(['view', 'download']),
  /** Null where addresses were not kept. */
  address: z.nullable(z.string()),
  lastAt: z.iso.datetime(),
  /** Views of one day are one. */
  times: z.int(),
})
export type PhotoAccess = z.infer<typeof PhotoAccess>

const photoId = z.object({ photoId: PathId })

export const photoFiles = endpoints('photo-files', {
  view: endpoint('GET', '/api/photos/:photoId/view', {
    summary: 'The picture, without metadata, up to 1600 pixels.',
    params: photoId,
    answers: 'image/jpeg',
  }),
  download: endpoint('GET', '/api/photos/:photoId/download', {
    summary: 'The picture as a file to keep.',
    params: photoId,
    answers: 'image/jpeg',
  }),
  thumbnail: endpoint('GET', '/api/photos/:photoId/thumbnail', {
    summary: 'The picture, up to 400 pixels.',
    params: photoId,
    answers: 'image/webp',
  }),
  accesses: endpoint('GET', '/api/photos/:photoId/accesses', {
    summary: 'Who has viewed and downloaded a photo or video, the last first; on record.',
    who: 'superAdmin',
    params: photoId,
    response: z.array(PhotoAccess),
  }),
  zip: endpoint('GET', '/api/albums/:albumId/download', {
    summary: 'All of an album as a zip.',
    refuses: ['too_many'],
    params: z.object({ albumId: PathId }),
    answers: 'application/zip',
  }),
})
