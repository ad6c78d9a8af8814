// A member's photo and the earlier one, and the changes of the two.
import { Refusal } from '#platform/errors.ts'

/** As the columns of the same names. */
export interface AvatarColumns {
  avatar: string | null
  avatar_hash: string | null
}

export interface Photos {
  photo: AvatarColumns
  /** What can be brought back; null when there is nothing to go back to. */
  earlier: AvatarColumns | null
}

export interface PhotoColumns extends AvatarColumns {
  earlier_avatar: unknown
}

export const readPhotos = ({ avatar, avatar_hash, earlier_avatar }: PhotoColumns): Photos => ({
  photo: { avatar, avatar_hash },
  earlier: earlier_avatar as AvatarColumns | null,
})

export const toColumns = ({ photo, earlier }: Photos) => ({
  ...photo,
  earlier_avatar: earlier && JSON.stringify(earlier),
})

export const withNew =
  (photo: AvatarColumns) =>
  (photos: Photos): Photos => ({ photo, earlier: photos.photo })

/** The same upload, cut anew: where nothing was uploaded before, it is an upload like any other. */
export const withRecut =
  (photo: AvatarColumns) =>
  (photos: Photos): Photos => ({ photo, earlier: photos.earlier ?? photos.photo })

export function withEarlier({ earlier }: Photos): Photos {
  if (!earlier) throw new Refusal('conflict', 'There is no earlier photo to go back to.')
  return { photo: earlier, earlier: null }
}

/** Null where there is none to take off. */
export const withNone = ({ photo }: Photos): Photos | null =>
  photo.avatar === null ? null : { photo: { avatar: null, avatar_hash: null }, earlier: photo }

/** The names that are in use before and no longer after. */
export function unreferenced(before: Photos, after: Photos) {
  const kept = namesIn(after)
  return namesIn(before).filter((name) => !kept.includes(name))
}

const namesIn = ({ photo, earlier }: Photos) =>
  [photo.avatar, earlier?.avatar].filter((name) => typeof name === 'string')
