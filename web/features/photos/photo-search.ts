// What the address of an album may add: the photo that is seen by itself.
export interface PhotoSearch {
  /** The id of a photo. */
  photo?: number | undefined
}

/** Reads what anybody may have typed into the address bar; what makes no sense is as if unsaid. */
export const readPhotoSearch = ({ photo }: Record<string, unknown>): PhotoSearch =>
  typeof photo === 'number' && Number.isSafeInteger(photo) && photo > 0 ? { photo } : {}
