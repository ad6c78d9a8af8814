// Photos and videos of albums: uploading, showing, captions and deletion.
import * as z from 'zod/mini'
import { LONGEST_CAPTION } from './album-values.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { PersonName, PersonRef } from './person.ts'
import { Id, optionalText, PathId, Sha256 } from './values.ts'

const text = z.nullable(z.string())

export const MediaType = z.enum(['photo', 'video'])

/** As an album shows it. */
export const Photo = z.object({
  id: Id,
  albumId: Id,
  /** Served at `mediaUrl` and `thumbnailUrl`. */
  filename: z.string(),
  mediaType: MediaType,
  /** Of the upright picture; what is still being made ready counts as square. */
  width: z.int(),
  height: z.int(),
  /** Of a video, where it is known. */
  durationMs: z.nullable(z.int()),
  isAnimated: z.boolean(),
  /** A video that nothing here makes playable: it is downloaded, without what the camera wrote into it. */
  isDownloadOnly: z.boolean(),
  /** A thumbhash in base64, to be shown while the thumbnail loads; a video that has none has no thumbnail either. */
  hash: text,
  /** `making` until its sizes are there, `failed` where they cannot be made. */
  state: z.enum(['making', 'ready', 'failed']),
  /** Of one that failed, which its uploader and super admins alone see: the sentence that says why. */
  failure: z.optional(z.string()),
  caption: text,
  /** When it was taken, by the clock of the place; else when it came. For the order alone. */
  takenAt: z.string(),
  /** Under review: seen by super admins alone. */
  isFlagged: z.boolean(),
  /** How many brothers are tagged. */
  taggedCount: z.int(),
  /** What the caller may do with it in the grid. */
  can: z.object({ date: z.boolean(), remove: z.boolean() }),
})
export type Photo = z.infer<typeof Photo>

export const CustomTag = z.object({ id: Id, name: z.string() })
export type CustomTag = z.infer<typeof CustomTag>

/** Where in the photo, in percent of its width and height. */
const TagPlace = { x: z.number(), y: z.number() }

export const TaggedMember = z.object({
  member: PersonRef,
  ...TagPlace,
  /** Waits for his yes; seen by him and by who tagged him. */
  isPending: z.boolean(),
  can: z.object({ remove: z.boolean() }),
})
export type TaggedMember = z.infer<typeof TaggedMember>

export const PhotoDetails = z.extend(Photo, {
  /** Of `takenAt` only the day is known. */
  isDayOnly: z.boolean(),
  originalFilename: z.string(),
  mimeType: z.string(),
  uploadedBy: z.nullable(PersonName),
  createdAt: z.iso.datetime(),
  customTags: z.array(CustomTag),
  taggedMembers: z.array(TaggedMember),
  /** What the caller may do with it in the viewer. */
  can: z.object({ edit: z.boolean(), flag: z.boolean(), date: z.boolean(), remove: z.boolean() }),
})
export type PhotoDetails = z.infer<typeof PhotoDetails>

/** In the list of its album: who is tagged without what is the caller's own, for many see the same list. */
export const AlbumPhoto = z.extend(Photo, {
  originalFilename: z.string(),
  mimeType: z.string(),
  uploadedBy: z.nullable(PersonName),
  createdAt: z.iso.datetime(),
  customTags: z.array(CustomTag),
  taggedMembers: z.array(z.object({ member: PersonName, ...TagPlace })),
})
export type AlbumPhoto = z.infer<typeof AlbumPhoto>

export const FailedFile = z.object({
  filename: z.string(),
  code: z.enum(['too_large', 'kind', 'damaged', 'too_many_pixels', 'storage_full', 'under_review']),
  /** The sentence to show. */
  detail: z.string(),
})
export type FailedFile = z.infer<typeof FailedFile>

/** `existing`: the same bytes are in the album already, and this is their photo; where they had failed, it is made again. */
const UploadedPhoto = z.extend(Photo, { existing: z.boolean() })

const albumId = z.object({ albumId: PathId })
const photoId = z.object({ photoId: PathId })

export const photos = endpoints('photos', {
  ofAlbum: endpoint('GET', '/api/albums/:albumId/photos', {
    summary: 'All of an album, as they were taken; with sort=added, as they came.',
    params: albumId,
    query: z.strictObject({ sort: z.optional(z.enum(['taken', 'added'])) }),
    response: z.array(AlbumPhoto),
  }),
  upload: endpoint('POST', '/api/albums/:albumId/photos', {
    summary:
      'Up to 10 photos and videos, each as large as the settings allow; one that fails does not take the others with it.',
    refuses: ['too_many', 'too_large', 'storage_full', 'conflict'],
    params: albumId,
    file: 'photos',
    response: z.object({ photos: z.array(UploadedPhoto), failed: z.array(FailedFile) }),
  }),
  still: endpoint('POST', '/api/photos/:photoId/still', {
    summary: 'A still of a video that has none, from its uploader’s browser.',
    refuses: ['too_large', 'conflict'],
    params: photoId,
    file: 'still',
  }),
  known: endpoint('POST', '/api/albums/:albumId/photos/known', {
    summary: 'Which of these files are in the album already, by their SHA-256; yours that failed are made again.',
    params: albumId,
    body: z.strictObject({ sha256: z.array(Sha256).check(z.maxLength(200, 'At most 200 at a time')) }),
    response: z.array(z.object({ sha256: z.string(), photoId: Id, isReady: z.boolean() })),
  }),
  makeAgain: endpoint('POST', '/api/photos/:photoId/make-again', {
    summary: 'Try again to make a photo ready that failed, as who uploaded it or as super admin.',
    refuses: ['gone', 'conflict', 'too_many'],
    params: photoId,
    response: PhotoDetails,
  }),
  show: endpoint('GET', '/api/photos/:photoId/with-tags', {
    summary: 'One photo with its caption, custom tags and brothers.',
    refuses: ['gone'],
    params: photoId,
    response: PhotoDetails,
  }),
  save: endpoint('PATCH', '/api/photos/:photoId', {
    summary: 'Write the caption.',
    params: photoId,
    body: z.strictObject({ caption: optionalText(LONGEST_CAPTION) }),
    response: PhotoDetails,
  }),
  remove: endpoint('DELETE', '/api/photos/:photoId', {
    summary: 'Move a photo to the bin; one under review is deleted for good.',
    refuses: ['password_needed'],
    params: photoId,
  }),
})
