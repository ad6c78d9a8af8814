// A marked copy of a picture: its luma decoded, marked and encoded anew, its chroma as it was.
import sharp from 'sharp'
import { joinJpegs } from './joined-jpeg.ts'
import { addMark, type Mark } from './mark.ts'
import type { Rendition } from './rendition.ts'

const QUALITY = 88
/** Above that Huffman tables of its own, which need all coefficients in memory, are given up. */
const MOST_OPTIMISED = 16_000_000

/** A JPEG; the same rendition, tile and seed give the same bytes. */
export async function markedJpeg(rendition: Rendition, { tile, seed }: Pick<Mark, 'tile' | 'seed'>): Promise<Buffer> {
  const { data, info } = await sharp(rendition.y, { limitInputPixels: false, sequentialRead: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  addMark(data, { width, height }, { tile, seed, mask: rendition.mask })
  const y = await sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    .jpeg({ quality: QUALITY, optimiseCoding: width * height <= MOST_OPTIMISED })
    .toBuffer()
  return joinJpegs({ ...rendition, y })
}
