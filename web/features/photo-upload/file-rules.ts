// Which files are not sent at all, and what is said of them.
import { ACCEPTED_MEDIA, isFilmName, notMedia, tooLargeMedia } from '@aerie/contract/album-values'
import type { Settings } from '@aerie/contract/settings'

type CandidateFile = Pick<File, 'name' | 'type' | 'size'>
export type Limits = Pick<Settings, 'largestPhotoMb' | 'largestFilmMb'>

const MB = 1_048_576

/** Null for what may be sent: whether it is what it says the server sees from its content. */
export function refusalOf({ name, type, size }: CandidateFile, { largestPhotoMb, largestFilmMb }: Limits) {
  if (!isMedia(name, type)) return notMedia(name)
  const largest = type.startsWith('video/') || isFilmName(name) ? largestFilmMb : largestPhotoMb
  return size > largest * MB ? tooLargeMedia(name, largest) : null
}

/** Systems that know no type for a file leave it empty. */
const isMedia = (name: string, type: string) =>
  /^(?:image|video)\//.test(type) || ACCEPTED_MEDIA.split(',').some((ending) => name.toLowerCase().endsWith(ending))

/** 'Photos and videos, 50 MB each'. */
export const sizesOf = ({ largestPhotoMb, largestFilmMb }: Limits) =>
  largestPhotoMb === largestFilmMb
    ? `Photos and videos, ${largestPhotoMb} MB each`
    : `Photos of ${largestPhotoMb} MB, videos of ${largestFilmMb} MB`
