// Photos of members: uploading one, and the sizes in which portraits are served.
import * as z from 'zod/mini'
import { endpoint, endpoints } from './endpoint.ts'
import { Member } from './members.ts'
import { PathId } from './values.ts'

/** In bytes, of the uploaded file. */
export const LARGEST_AVATAR = 5 * 1_048_576

/** Widths in pixels, for portraits of 20 to 46, 84, 218 and the enlarged photo, on screens of up to three pixels a point. */
export const PORTRAIT_WIDTHS = [96, 256, 448, 896] as const
export type PortraitWidth = (typeof PORTRAIT_WIDTHS)[number]

/** A portrait is 4:5. */
export const PORTRAIT_RATIO = 4 / 5

/** The address of one size of a portrait, from `profileImageUrl`, which is that of the largest. */
export const portraitUrl = (profileImageUrl: string, width: PortraitWidth) =>
  profileImageUrl.replace(/\.webp$/, `-${width}.webp`)

/** For the `srcset` of an image. */
export const portraitSrcSet = (profileImageUrl: string) =>
  PORTRAIT_WIDTHS.map((width) => `${portraitUrl(profileImageUrl, width)} ${width}w`).join(', ')

const memberId = z.object({ memberId: PathId })

/**
 * The form of a portrait: fields first, then the file. `crop` is left, top, width and height as shares of the upright
 * picture, as in `0.1,0,0.8,1`; without it the portrait is cut from the top third. With `recut` the picture takes the
 * place of the one just uploaded, and the one before that stays the earlier one.
 */
export const AvatarFields = z.object({
  crop: z.optional(
    z
      .string()
      .check(z.regex(/^(?:0|1|0?\.\d+|0\.\d+|1\.0+)(?:,(?:0|1|0?\.\d+|0\.\d+|1\.0+)){3}$/, 'Four shares from 0 to 1')),
  ),
  recut: z.optional(z.enum(['true', 'false'])),
})

export const avatars = endpoints('avatars', {
  upload: endpoint('POST', '/api/members/avatar', {
    refuses: ['too_many'],
    summary: 'A new photo of yourself, up to 5 MB; the earlier one is kept.',
    file: 'avatar',
    response: Member,
  }),
  uploadOf: endpoint('POST', '/api/members/:memberId/avatar', {
    refuses: ['too_many'],
    summary: 'A new photo of a brother.',
    who: 'superAdmin',
    params: memberId,
    file: 'avatar',
    response: Member,
  }),
  discard: endpoint('POST', '/api/members/avatar/discard', {
    summary: 'Bring the earlier photo back.',
    refuses: ['conflict'],
    response: Member,
  }),
  discardOf: endpoint('POST', '/api/members/:memberId/avatar/discard', {
    summary: "Bring a brother's earlier photo back.",
    refuses: ['conflict'],
    who: 'superAdmin',
    params: memberId,
    response: Member,
  }),
  remove: endpoint('DELETE', '/api/members/avatar', {
    summary: 'Take your photo off; discarding that brings it back.',
    response: Member,
  }),
  removeOf: endpoint('DELETE', '/api/members/:memberId/avatar', {
    summary: "Take a brother's photo off; discarding that brings it back.",
    who: 'superAdmin',
    params: memberId,
    response: Member,
  }),
})
