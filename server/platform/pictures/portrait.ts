// Makes a portrait of a picture: decoded once, upright, in sRGB, without metadata, as WebP in every size.
import { PORTRAIT_WIDTHS, type PortraitWidth } from '@aerie/contract/avatars'
import { blur, decode, encode, measure } from './decoding.ts'
import { type Area, planCut } from './portrait-crop.ts'

export interface Portrait {
  /** WebP, all of 4:5; where the picture is too small for a size, the next smaller one stands in for it. */
  sizes: { width: PortraitWidth; bytes: Uint8Array }[]
  /** A thumbhash in base64. */
  hash: string
}

/** Above what phones make; below what decoding row by row can handle. */
const MOST_MEGAPIXELS = 64
/** Enough for a thumbhash, which holds no more than seven waves each way. */
const BLURRED = { width: 40, height: 50 }

/** Throws a refusal with the sentence to show when the file is no picture, or none that can be read. */
export async function makePortrait(picture: Uint8Array, crop: Area | null): Promise<Portrait> {
  const { scaled, cut } = planCut(await measure(picture, MOST_MEGAPIXELS), crop)
  // Scaling before cutting lets JPEG and WebP be decoded at a fraction of their size.
  const cropped = await decode(picture, MOST_MEGAPIXELS, (upright) =>
    upright.resize({ ...scaled, fit: 'fill' }).extract(cut),
  )
  const [sizes, hash] = await Promise.all([encode(cropped, PORTRAIT_WIDTHS), blur(cropped, BLURRED)])
  return { sizes, hash }
}
