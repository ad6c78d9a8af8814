// What is kept of a picture so that copies of it are cheap: luma and chroma as greyscale JPEGs, and how strongly each place
// may be marked.
import sharp, { type Sharp } from 'sharp'
import { canonicalSize, type Size } from './canonical.ts'
import type { GreyJpegs } from './joined-jpeg.ts'
import { maskOf } from './mask.ts'
import { type BytePlane, planesOf } from './planes.ts'
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
/** Luma is encoded again for each copy, at 88. Tables of its own would need all coefficients in memory at once. */
const LUMA = { quality: 95, optimiseCoding: false }
const CHROMA = { quality: 88 }

/** Of red, green and blue of an upright picture in memory; besides its grey levels in the canonical frame. */
export async function renditionOf(pixels: Uint8Array, size: Size): Promise<{ rendition: Rendition; canonical: Luma }> {
  const { y, cb, cr } = planesOf(pixels, size)
  const canonical = await inCanonicalFrame(greyOf(y), size)
  const rendition = {
    ...size,
    y: await greyOf(y).jpeg(LUMA).toBuffer(),
    cb: await greyOf(cb).jpeg(CHROMA).toBuffer(),
    cr: await greyOf(cr).jpeg(CHROMA).toBuffer(),
    mask: maskOf(new Float32Array(canonical.values), size),
  }
  return { rendition, canonical }
}

const greyOf = ({ width, height, values }: BytePlane) =>
  sharp(values, { raw: { width, height, channels: 1 } }).toColourspace('b-w')

/**
 * `open` begins reading an upright picture of three colours and of `size`; it is called three times, one after the other,
 * so that no more than some rows of a large one are in memory.
 */
export async function makeRendition(open: () => Sharp, size: Size): Promise<Rendition> {
  const y = await toComponents(open()).extractChannel(0).jpeg(LUMA).toBuffer()
  const { data, info } = await toComponents(halve(open(), size)).raw().toBuffer({ resolveWithObject: true })
  const encodeChroma = (channel: 1 | 2) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
      .extractChannel(channel)
      .jpeg(CHROMA)
      .toBuffer()
  const [cb, cr] = [await encodeChroma(1), await encodeChroma(2)]
  const canonical = await inCanonicalFrame(open(), size)
  return { ...size, y, cb, cr, mask: maskOf(new Float32Array(canonical.values), size) }
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

/** Grey levels of a picture of `size`. */
export async function inCanonicalFrame(upright: Sharp, size: Size): Promise<Luma> {
  const { width, height } = canonicalSize(size)
  const scaled = upright.resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
  return { width, height, values: await scaled.toColourspace('b-w').extractChannel(0).raw().toBuffer() }
}

/** Grey levels of what is marked, before it is. */
export async function lumaOf({ y, width, height }: Pick<Rendition, 'y' | 'width' | 'height'>): Promise<Luma> {
  return { width, height, values: await sharp(y).extractChannel(0).raw().toBuffer() }
}
