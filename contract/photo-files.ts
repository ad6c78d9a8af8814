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

/** How the copy of the caller is made. */
export const OwnCopy = z.object({
  /**
   * `marked` invisibly; `burnt`: his name, the day and a code are written into what he downloads; `noted`: it is the same for
   * everybody, and noted who has it; `still`: it moves too long to be marked, and is sent as a photo.
   */
  marking: z.enum(['marked', 'burnt', 'noted', 'still']),
  /** Of a film that is burnt: `none` until it is asked for, and again a day later. */
  state: z.enum(['none', 'making', 'ready']),
})
export type OwnCopy = z.infer<typeof OwnCopy>

const photoId = z.object({ photoId: PathId })

export const photoFiles = endpoints('photo-files', {
  view: endpoint('GET', '/api/photos/:photoId/view', {
    summary: 'The picture, without metadata, up to 1600 pixels.',
    params: photoId,
    answers: 'image/jpeg',
  }),
  download: endpoint('GET', '/api/photos/:photoId/download', {
    summary: 'The picture as a file to keep; of a video the copy that was asked for, where one can be made.',
    refuses: ['conflict'],
    params: photoId,
    answers: 'image/jpeg',
  }),
  thumbnail: endpoint('GET', '/api/photos/:photoId/thumbnail', {
    summary: 'The picture, up to 400 pixels.',
    params: photoId,
    answers: 'image/webp',
  }),
  ownCopy: endpoint('GET', '/api/photos/:photoId/own-copy', {
    summary: 'How your copy is marked, and whether that of a video is ready.',
    params: photoId,
    response: OwnCopy,
  }),
  askForOwnCopy: endpoint('POST', '/api/photos/:photoId/own-copy', {
    summary: 'Have your copy of a video made; it is kept for a day.',
    refuses: ['too_many'],
    params: photoId,
    response: OwnCopy,
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
