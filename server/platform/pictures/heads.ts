// Judges a photo by its head, before any of its pixels is decoded.
import sharp from 'sharp'
import { explained, measure } from './decoding.ts'
import { FlawedPicture } from './flaw.ts'
import { isHeic, measureHeic } from './heic.ts'
import type { Size } from './portrait-crop.ts'

/** Panoramas; decoding row by row needs little of their size. */
export const MOST_MEGAPIXELS = 64
/** Some minutes of a moving picture. */
const MOST_FRAMES = 3_000
const TOO_MANY_FRAMES = 'This picture has more than 3,000 frames. Save it with fewer, or as a video, and select that.'

/** Throws what the making would throw for the same reason, with the sentence to show. */
export async function judgeHead(original: Uint8Array) {
  if (isHeic(original) && (await measureHeic(original)).compression !== 'av1') return
  await measurePhoto(original)
}

/** Of the upright picture, in pixels. Throws likewise. */
export async function measurePhoto(picture: Uint8Array): Promise<Size> {
  const size = await measure(picture, MOST_MEGAPIXELS)
  const { pages = 1 } = await explained(picture, sharp(picture, { limitInputPixels: false }).metadata())
  if (pages > MOST_FRAMES) throw new FlawedPicture('too_many_pixels', TOO_MANY_FRAMES)
  return size
}
