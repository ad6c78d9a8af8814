// What has to be done with a chosen file before it travels.
import { LARGEST_AVATAR } from '@aerie/contract/avatars'
import type { PictureSize } from './cuts.ts'

export interface Scaling extends PictureSize {
  /** The media type to write; only the others know transparency. */
  type: 'image/jpeg' | 'image/webp'
}

/** In pixels: the largest portrait cut from less than half of the picture. */
const LONGEST_SIDE = 2000
/** The server reads these as they are. */
const READ_THERE = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
const WITHOUT_TRANSPARENCY = new Set(['image/jpeg', 'image/heic', 'image/heif'])

/** Said of what is no picture, and of one that cannot travel. */
export const NO_PICTURE = {
  title: 'Invalid File',
  description: 'Please select an image file.',
  tone: 'destructive',
} as const
export const TOO_LARGE = {
  title: 'File Too Large',
  description: 'Please select an image smaller than 5MB.',
  tone: 'destructive',
} as const

/** Browsers know no type for the pictures they cannot show; what is in such a file, the server says better. */
export const isPicture = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type.startsWith('image/') || (type === '' && /\.(heic|heif|avif|jxl|tiff?)$/i.test(name))

/** `size` is null for a picture that this browser cannot read. */
export function planFor(
  file: Pick<File, 'size' | 'type'>,
  size: PictureSize | null,
): 'as it is' | 'too large' | Scaling {
  const fits = file.size <= LARGEST_AVATAR
  if (size === null) return fits ? 'as it is' : 'too large'
  const longest = Math.max(size.width, size.height)
  if (fits && longest <= LONGEST_SIDE && READ_THERE.has(file.type)) return 'as it is'
  const factor = Math.min(1, LONGEST_SIDE / longest)
  return {
    width: Math.max(1, Math.round(size.width * factor)),
    height: Math.max(1, Math.round(size.height * factor)),
    type: WITHOUT_TRANSPARENCY.has(file.type) ? 'image/jpeg' : 'image/webp',
  }
}
