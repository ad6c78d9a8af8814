// In which sizes a picture is to be had: portraits come in several, all else in one.
import { portraitSrcSet } from '@aerie/contract/avatars'

/** For the `srcset` of an image; undefined for pictures of one size, such as a file that has only just been chosen. */
export const sizesOf = (src: string) => (/^\/uploads\/[^/]+\.webp$/.test(src) ? portraitSrcSet(src) : undefined)
