// Makes of an animated picture what copies of it are made of; what moves too much for that stays still.

import { type Animation, makeAnimation } from '@aerie/watermark/animation'
import sharp from 'sharp'
import { GROUND } from './decoding.ts'

const LONG_SIDE = 1_600
/** Over all frames, which are in memory together, and marked within some seconds; what has more is made smaller. */
const MOST_PIXELS = 30_000_000
/** Over all frames, as they are read. */
const MOST_READ = 240_000_000
const MOST_FRAMES = 1_000

/** Null where it has too many frames or pixels, or breaks off. */
export async function animate(picture: Uint8Array): Promise<Animation | null> {
  const {
    pages = 1,
    width,
    height,
    pageHeight = height,
    delay = [],
    loop = 0,
  } = await sharp(picture, {
    limitInputPixels: false,
  }).metadata()
  if (pages > MOST_FRAMES || pages * width * pageHeight > MOST_READ) return null
  const ratio = Math.min(
    1,
    LONG_SIDE / Math.max(width, pageHeight),
    Math.sqrt(MOST_PIXELS / (pages * width * pageHeight)),
  )
  const size = { width: Math.max(1, Math.floor(width * ratio)), height: Math.max(1, Math.floor(pageHeight * ratio)) }
  try {
    const pixels = await sharp(picture, { animated: true, sequentialRead: true, limitInputPixels: MOST_READ })
      .resize({ ...size, fit: 'fill' })
      .flatten({ background: GROUND })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    return await makeAnimation({ ...size, pixels, frames: pages, delay, loop })
  } catch {
    return null
  }
}
