// The photo that a brother stands with, where he has chosen another than his portrait.
import type { NomineePhoto } from '@aerie/contract/nomination-values'

/** What the names of files are preceded by where they are served. */
export const NOMINEE_PHOTOS = '/uploads/nominee.'
/** Where they lie in the store. */
export const NOMINEE_PHOTO_FOLDER = 'nominee-photos/'

export const nomineePhotoOf = (row: { photo_name: string | null; photo_hash: string | null }): NomineePhoto | null =>
  row.photo_name === null || row.photo_hash === null
    ? null
    : { url: `${NOMINEE_PHOTOS}${row.photo_name}`, hash: row.photo_hash }
