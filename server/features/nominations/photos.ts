// The photo with which a brother stands goes with its files, once what takes it off is done.
import { NOMINEE_PHOTO_FOLDER } from '#features/election-states/nominee-photo.ts'
import type { Context } from '#platform/context.ts'
import { removePortrait } from '#platform/pictures/portrait-files.ts'
import type { NomineeRow } from './data.ts'
import { removePhoto } from './photos-data.ts'

/** Nothing where he stands with his portrait. */
export async function takeOffPhoto(tx: Context, nominee: NomineeRow) {
  if (nominee.photo_name === null) return
  await removePhoto(tx.db, nominee.id)
  removePhotoFiles(tx, nominee)
}

/** Of the photo that he had when he was read. */
export function removePhotoFiles(tx: Context, { photo_name: name }: NomineeRow) {
  if (name !== null) tx.afterCommit(() => void removePortrait(tx.files, name, NOMINEE_PHOTO_FOLDER))
}
