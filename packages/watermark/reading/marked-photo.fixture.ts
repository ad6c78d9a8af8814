// Photos made on the spot and marked copies of them, for readings.
import sharp from 'sharp'
import { carrierOf, tileOf } from '../carrier.ts'
import { encode, payloadOf } from '../code.ts'
import { makePicture } from '../made-picture.fixture.ts'
import { addMark } from '../mark.ts'
import { maskOf } from '../mask.ts'
import type { Luma } from './finding.ts'
import { canonicalLuma } from './luma.ts'

interface Pixels {
  /** Interleaved sRGB. */
  pixels: Uint8Array
  raw: { width: number; height: number; channels: 3 }
}

export interface MadePhoto extends Pixels {
  luma: Luma
}

export const openPhoto = ({ pixels, raw }: Pixels): MadePhoto => ({ pixels, raw, luma: lumaOfPixels(pixels, raw) })
export const makePhoto = async (seed: number, width?: number, height?: number) =>
  openPhoto(await makePicture(seed, width, height))

/** JFIF luma, as the picture process makes it. */
function lumaOfPixels(pixels: Uint8Array, { width, height }: { width: number; height: number }): Luma {
  const values = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < values.length; at++, from += 3)
    values[at] = 0.299 * (pixels[from] ?? 0) + 0.587 * (pixels[from + 1] ?? 0) + 0.114 * (pixels[from + 2] ?? 0) + 0.5
  return { width, height, values }
}

export async function lumaOf(picture: Buffer): Promise<Luma> {
  const { data, info } = await sharp(picture)
    .autoOrient()
    .flatten({ background: '#f3ede2' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return lumaOfPixels(data, info)
}

/** The luma of the copy of that id, before it is encoded. */
export function markLuma({ luma }: MadePhoto, secret: Uint8Array, id: number): Luma {
  const values = Uint8Array.from(luma.values)
  const mask = maskOf(canonicalLuma(luma).values, luma)
  const tile = tileOf(carrierOf(secret), encode(payloadOf(secret, id)))
  addMark(values, luma, { tile, mask, seed: id })
  return { ...luma, values }
}

/** A copy as JPEG, its colours as they were. */
export async function markedJpeg(photo: MadePhoto, secret: Uint8Array, id: number): Promise<Buffer> {
  return toJpeg(photo, markLuma(photo, secret, id))
}

/** The photo with another luma. */
export async function toJpeg(
  { pixels, raw, luma: before }: MadePhoto,
  { values }: Luma,
  quality = 88,
): Promise<Buffer> {
  const marked = new Uint8ClampedArray(pixels)
  for (let at = 0; at < marked.length; at++) {
    const pixel = Math.floor(at / 3)
    marked[at] = (marked[at] ?? 0) + (values[pixel] ?? 0) - (before.values[pixel] ?? 0)
  }
  return sharp(marked, { raw }).jpeg({ quality }).toBuffer()
}
