// The picture of a gathering: a file of its own, or a photo of an album; seen by whoever sees the gathering.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Id, optionalLine, PathId } from './values.ts'

/** In bytes. */
export const LARGEST_COVER = 10 * 1_048_576
export const LONGEST_COVER_ALT = 300
export const COVER_TOO_LARGE = 'Please select an image smaller than 10MB.'
export const COVER_MISSING = 'Please select an image file.'

/** Widths in pixels; a picture that is narrower stands in for the larger ones. */
export const COVER_WIDTHS = [480, 1600] as const
export type CoverWidth = (typeof COVER_WIDTHS)[number]

const params = z.object({ gatheringId: PathId })
const alt = optionalLine(LONGEST_COVER_ALT)

/** What goes with the file of a cover. */
export const CoverFields = z.strictObject({ gatheringId: PathId, alt })

export const gatheringCovers = endpoints('gathering-covers', {
  upload: endpoint('POST', '/api/gathering-covers', {
    summary: 'Give a gathering that you host a picture, up to 10 MB.',
    refuses: ['not_found', 'too_many', 'conflict'],
    file: 'image',
  }),
  file: endpoint('GET', '/api/gatherings/:gatheringId/cover', {
    summary: 'The picture of a gathering that has a file of its own; with width=480 a small one.',
    params,
    query: z.strictObject({ width: z.optional(z.literal('480')), v: z.optional(z.string().check(z.maxLength(30))) }),
    answers: 'image/webp',
  }),
  choose: endpoint('PUT', '/api/gatherings/:gatheringId/cover', {
    summary: 'Give a gathering that you host a photo of an album as its picture, or say what its picture shows.',
    refuses: ['conflict'],
    params,
    body: z.strictObject({
      /** Left out, it keeps its picture. */
      photoId: z.optional(Id),
      alt,
    }),
  }),
  remove: endpoint('DELETE', '/api/gatherings/:gatheringId/cover', {
    summary: 'Take the picture off a gathering that you host.',
    refuses: ['conflict'],
    params,
  }),
})
