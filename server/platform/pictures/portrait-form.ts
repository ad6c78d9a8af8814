// The form of a portrait: how large its file may be, and the crop as it is sent.
import { LARGEST_AVATAR } from '@aerie/contract/avatars'
import { invalid } from '../errors.ts'
import type { Area } from './pictures.ts'

/** Without the name of the file's field, and the fields beside it. */
export const PORTRAIT_FORM = {
  largest: LARGEST_AVATAR,
  tooLarge: 'Please select an image smaller than 5MB.',
  missing: 'Please select an image file.',
}

/** Four shares reach a little over the edge when each was rounded for itself. */
const ROUNDING = 0.001

/** Of left, top, width and height with commas between them; null where it is left to the machine. */
export function readCrop(crop: string | undefined): Area | null {
  if (crop === undefined) return null
  const [left = 0, top = 0, width = 0, height = 0] = crop.split(',').map(Number)
  if (width <= 0 || height <= 0 || left + width > 1 + ROUNDING || top + height > 1 + ROUNDING)
    throw invalid('crop', 'The part of the photo has to lie inside it.')
  return { left, top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) }
}
