// The calls about a portrait: one's own where `memberId` is null, a brother's otherwise.
import { avatars } from '@aerie/contract/avatars'
import type { Cut } from '#features/people/portrait.tsx'
import { call } from '#lib/api.ts'
import { type Sending, upload } from '#lib/upload.ts'
import { cutField } from './cuts.ts'
import type { PreparedPhoto } from './prepare-photo.ts'

export interface AvatarOptions {
  cut?: Cut
  /** The same picture again, in place of the one just sent. */
  recut?: boolean
}

export function sendAvatar(memberId: string | null, photo: PreparedPhoto, options: AvatarOptions, sending: Sending) {
  const form = formOf(photo, options)
  return memberId === null
    ? upload(avatars.upload, { form, ...sending })
    : upload(avatars.uploadOf, { params: { memberId }, form, ...sending })
}

export const discardAvatar = (memberId: string | null) =>
  memberId === null ? call(avatars.discard) : call(avatars.discardOf, { params: { memberId } })

export const removeAvatar = (memberId: string | null) =>
  memberId === null ? call(avatars.remove) : call(avatars.removeOf, { params: { memberId } })

/** The picture comes last: the server reads the form as it arrives. */
function formOf({ picture, name }: PreparedPhoto, { cut, recut }: AvatarOptions) {
  const form = new FormData()
  if (cut) form.set('crop', cutField(cut))
  if (recut) form.set('recut', 'true')
  form.set(avatars.upload.file ?? 'avatar', picture, name)
  return form
}
