// What is kept of a picture so that copies of it are cheap: luma and chroma as greyscale JPEGs, and how strongly each place
// may be marked.
import sharp, { type Sharp } from 'sharp'
import { canonicalSize, type Size } from './canonical.ts'
import type { GreyJpegs } from './joined-jpeg.ts'
import { maskOf } from './mask.ts'
import type { Luma } from './reading/finding.ts'

export interface Rendition extends GreyJpegs, Size {
  /** As `maskOf` makes it, some 12 kB. */
  mask: Uint8Array
}

/** Full-range Y, Cb and Cr of JFIF (ITU-R BT.601), from red, green and blue. */
const BT601: [[number, number, number], [number, number, number], [number, number, number]] = [
  [0.299, 0.587, 0.114],
  [-0.168736, -0.331264, 0.5],
  [0.5, -0.418688, -0.081312],
]
/** Where zero lies, and a half, since what follows rounds down. */
const OFFSETS = [0.5, 128.5, 128.5]
/** Luma is encoded again for each copy, at 88. */
const [LUMA_QUALITY, CHROMA_QUALITY] = [95, 88]

/**
 * `open` begins reading an upright picture of three colours and of `size`; it is called three times, one after the other,
 * so that no more than some rows of a large one are in memory.
 */
export async function makeRendition(open: () => Sharp, size: Size): Promise<Rendition> {
  const y = await toComponents(open())
    .extractChannel(0)
    // Tables of its own would need all coefficients in memory at once.
    .jpeg({ quality: LUMA_QUALITY, optimiseCoding: false })
    .toBuffer()
  const { data, info } = await toComponents(halve(open(), size)).raw().toBuffer({ resolveWithObject: true })
  const encodeChroma = (channel: 1 | 2) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .extractChannel(channel)
      .jpeg({ quality: CHROMA_QUALITY })
      .toBuffer()
  const [cb, cr] = [await encodeChroma(1), await encodeChroma(2)]
  return { ...size, y, cb, cr, mask: maskOf(await canonicalLuma(open(), size), size) }
}

const toComponents = (picture: Sharp) => picture.recomb(BT601).linear([1, 1, 1], OFFSETS)

/** Half the size, rounded up. Of an odd side the last pixel takes the colour of those before it, so that all others lie true. */
function halve(picture: Sharp, { width, height }: Size) {
  const [across, down] = [halfOf(width), halfOf(height)]
  return (
    picture
      .extract({ left: 0, top: 0, width: across.of, height: down.of })
      // A cubic lies within half a level of the mean of each 2 × 2.
      .resize({ width: across.half, height: down.half, fit: 'fill', kernel: 'cubic' })
      .extend({ right: across.missing, bottom: down.missing, extendWith: 'copy' })
  )
}

function halfOf(side: number) {
  const missing = side > 1 ? side % 2 : 0
  return { of: side - missing, half: Math.ceil((side - missing) / 2), missing }
}

/** Grey levels of the canonical frame of a picture of `size`. */
async function canonicalLuma(upright: Sharp, size: Size): Promise<Float32Array> {
  const { data, info } = await upright
    .resize({ ...canonicalSize(size), fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Float32Array.from({ length: info.width * info.height }, (_, at) => data[at * info.channels] ?? 0)
}

/** Grey levels of what is marked, before it is. */
export async function lumaOf({ y, width, height }: Pick<Rendition, 'y' | 'width' | 'height'>): Promise<Luma> {
  return { width, height, values: await sharp(y).extractChannel(0).raw().toBuffer() }
}
