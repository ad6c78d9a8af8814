// A marked copy of a picture: its luma decoded, marked and encoded anew, its chroma as it was.
import sharp from 'sharp'
import { joinJpegs } from './joined-jpeg.ts'
import { addMark, type MarkPattern } from './mark.ts'
import type { Rendition } from './rendition.ts'

const QUALITY = 88

/** A JPEG; the same rendition, tile and seed give the same bytes. */
export async function markedJpeg(
  rendition: Rendition,
  { tile, seed }: Pick<MarkPattern, 'tile' | 'seed'>,
): Promise<Buffer> {
  const { data, info } = await sharp(rendition.y, { limitInputPixels: false, sequentialRead: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  addMark(data, { width, height }, { tile, seed, mask: rendition.mask })
  const y = await sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })
    .toColourspace('b-w')
    // Huffman tables of its own would save 3 % of the bytes, and take as long as all the rest of the encoding twice.
    .jpeg({ quality: QUALITY, optimiseCoding: false })
    .toBuffer()
  return joinJpegs({ ...rendition, y })
}
