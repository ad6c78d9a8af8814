// The crop of a portrait, as the form sends it.
import { invalid } from '#platform/errors.ts'
import type { Area } from '#platform/pictures/pictures.ts'

/** Four shares reach a little over the edge when each was rounded for itself. */
const ROUNDING = 0.001

/** Of left, top, width and height with commas between them. */
export function readCrop(crop: string): Area {
  const [left = 0, top = 0, width = 0, height = 0] = crop.split(',').map(Number)
  if (width <= 0 || height <= 0 || left + width > 1 + ROUNDING || top + height > 1 + ROUNDING)
    throw invalid('crop', 'The part of the photo has to lie inside it.')
  return { left, top, width: Math.min(width, 1 - left), height: Math.min(height, 1 - top) }
}
