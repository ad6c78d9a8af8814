// Flags on photos: anyone may raise one, and super admins decide.
import * as z from 'zod/mini'
import { LONGEST_FLAG_REASON } from './album-values.ts'
import { endpoint, endpoints } from './endpoint.ts'
import { page } from './page.ts'
import { MediaType } from './photos.ts'
import { Id, PathId, requiredText } from './values.ts'

const text = z.nullable(z.string())

export const FlaggedPhoto = z.object({
  id: Id,
  albumId: Id,
  filename: z.string(),
  mediaType: MediaType,
  width: z.int(),
  height: z.int(),
  hash: text,
  originalName: z.string(),
  albumTitle: z.string(),
  /** Null when he is gone. */
  uploaderName: text,
  flagReason: z.string(),
  flaggedByName: text,
  flaggedAt: z.iso.datetime(),
  caption: text,
  /** The names of the brothers on it. */
  brothers: z.array(z.string()),
})
export type FlaggedPhoto = z.infer<typeof FlaggedPhoto>

const photoId = z.object({ photoId: PathId })

export const moderation = endpoints('moderation', {
  flag: endpoint('POST', '/api/photos/:photoId/flag', {
    summary: 'Flag a photo for review: until super admins decide, nobody else sees it.',
    refuses: ['conflict', 'too_many', 'gone'],
    params: photoId,
    body: z.strictObject({ reason: requiredText('Please provide a reason for flagging', LONGEST_FLAG_REASON) }),
  }),
  flagged: endpoint('GET', '/api/photos/flagged', {
    summary: 'Photos under review, the newest flag first.',
    who: 'superAdmin',
    ...page(FlaggedPhoto),
  }),
  approve: endpoint('POST', '/api/photos/:photoId/approve', {
    summary: 'Restore a photo under review. Again is the same as once.',
    who: 'superAdmin',
    params: photoId,
  }),
})
