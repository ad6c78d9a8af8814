// The photo with which a brother stands goes with its files, once what takes it off is done.
import type { Context } from '#platform/context.ts'
import { removePortrait } from '#platform/pictures/portrait-files.ts'
import { NOMINEE_PHOTO_FOLDER } from './nominee-photo.ts'
import { removePhoto } from './nominee-photos-data.ts'

interface Nominee {
  id: number
  /** As he was read. */
  photo_name: string | null
}

/** Nothing where he stands with his portrait. */
export async function takeOffPhoto(tx: Context, nominee: Nominee) {
  if (nominee.photo_name === null) return
  await removePhoto(tx.db, nominee.id)
  removePhotoFiles(tx, nominee)
}

/** Once the transaction is done. */
export function removePhotoFiles(tx: Context, { photo_name: name }: Nominee) {
  if (name !== null) tx.afterCommit(() => void removePortrait(tx.files, name, NOMINEE_PHOTO_FOLDER))
}
