// A picture within a file as a reader's copy has it: a photograph bears his mark, and nothing says where it was taken.

import { markedJpeg } from '@aerie/watermark/marked-jpeg'
import sharp from 'sharp'
import { makeFullRendition } from '../../pictures/photo.ts'
import type { LayerMark } from './mark-layer.ts'
import { withoutMetadata } from './without-metadata.ts'

/** Of its longer side, in pixels: a mark is not read from less. */
const LEAST_SIDE = 640

export interface MarkedPicture {
  bytes: Uint8Array
  /** What was decoded for it. */
  megapixels: number
}

/** As it lay in the file, turned or not; past `most` megapixels, and where it cannot be read, without a mark. */
export async function markedPicture(file: Uint8Array, mark: LayerMark, most: number): Promise<MarkedPicture> {
  // What draws the page does not ask how the camera was held.
  const bare = withoutMetadata(file)
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(bare, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined, width: 0, height: 0 }))
  const megapixels = (width * height) / 1e6
  const isMarked = format === 'jpeg' && Math.max(width, height) >= LEAST_SIDE && megapixels <= most
  const unmarked = { bytes: bare, megapixels: 0 }
  if (!isMarked) return unmarked
  return makeFullRendition(bare).then(
    async (rendition) => ({ bytes: await markedJpeg(rendition, mark), megapixels }),
    () => unmarked,
  )
}
