// The calls about a portrait: one's own where `memberId` is null, a brother's otherwise.
import { profile } from '@aerie/contract/profile'
import { call } from '#lib/api.ts'
import { type Sending, upload } from '#lib/upload.ts'
import type { Cut } from '#ui/plate.tsx'
import { cutField } from './cuts.ts'
import type { Photo } from './prepare-photo.ts'

export interface AvatarOptions {
  cut?: Cut
  /** The same picture again, in place of the one just sent. */
  recut?: boolean
}

export function sendAvatar(memberId: string | null, photo: Photo, options: AvatarOptions, sending: Sending) {
  const form = formOf(photo, options)
  return memberId === null
    ? upload(profile.uploadAvatar, { form, ...sending })
    : upload(profile.uploadAvatarOf, { params: { memberId }, form, ...sending })
}

export const discardAvatar = (memberId: string | null) =>
  memberId === null ? call(profile.discardAvatar) : call(profile.discardAvatarOf, { params: { memberId } })

export const removeAvatar = (memberId: string | null) =>
  memberId === null ? call(profile.removeAvatar) : call(profile.removeAvatarOf, { params: { memberId } })

/** The picture comes last: the server reads the form as it arrives. */
function formOf({ picture, name }: Photo, { cut, recut }: AvatarOptions) {
  const form = new FormData()
  if (cut) form.set('crop', cutField(cut))
  if (recut) form.set('recut', 'true')
  form.set(profile.uploadAvatar.file ?? 'avatar', picture, name)
  return form
}
