// What copies of a picture that moves are made of: its frames, how strongly each may be marked, and by what each is found.
import sharp from 'sharp'
import type { Size } from './canonical.ts'
import { maskOf } from './mask.ts'
import type { Luma } from './reading/finding.ts'
import { pictureHash } from './reading/picture-hash.ts'
import { inCanonicalFrame } from './rendition.ts'

export interface Animation extends Size {
  /** All frames as an animated WebP, without metadata. */
  webp: Uint8Array
  frames: number
  /** As `maskOf` makes them, each for `maskedFrames` frames; none where the frames are too small to bear a mark. */
  masks: Uint8Array[]
  /** As `pictureHash` makes them, one for each frame. */
  hashes: bigint[]
}

/** Below, the long side of a frame has too few pixels to bear a word. */
const LEAST_SIDE = 320
/** A mask takes as long to make as some frames take to encode. */
const MOST_MASKS = 12
/** Copies are encoded again, at 88. */
const QUALITY = 92

export const isMarkable = ({ masks }: Pick<Animation, 'masks'>) => masks.length > 0

/** For how many frames in a row one mask is. */
export const maskedFrames = (frames: number) => Math.ceil(frames / MOST_MASKS)

interface Moving extends Size {
  /** Red, green and blue, frame after frame. */
  pixels: Buffer
  frames: number
  /** How long each is shown, in milliseconds. */
  delay: number[]
  /** How often it is played; 0 without end. */
  loop: number
}

export async function makeAnimation({ pixels, width, height, frames, delay, loop }: Moving): Promise<Animation> {
  const size = { width, height }
  const lengthOfFrame = width * height * 3
  const frameAt = (frame: number) => pixels.subarray(frame * lengthOfFrame, (frame + 1) * lengthOfFrame)
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height }
  const webp = await sharp(pixels, { raw, limitInputPixels: false })
    .webp({ quality: QUALITY, effort: 0, ...(delay.length > 0 && { delay }), loop })
    .toBuffer()
  const masks: Uint8Array[] = []
  if (Math.max(width, height) >= LEAST_SIDE)
    for (let frame = 0; frame < frames; frame += maskedFrames(frames)) {
      const picture = sharp(frameAt(frame), { raw: { ...size, channels: 3 } })
      masks.push(maskOf(new Float32Array((await inCanonicalFrame(picture, size)).values), size))
    }
  const hashes = Array.from({ length: frames }, (_, frame) => pictureHash(toLuma(frameAt(frame), size)))
  return { ...size, webp, frames, masks, hashes }
}

/** JFIF luma (ITU-R BT.601, full range) of red, green and blue. */
export function toLuma(pixels: Uint8Array, { width, height }: Size): Luma {
  const values = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < values.length; at++, from += 3)
    values[at] = (77 * (pixels[from] ?? 0) + 150 * (pixels[from + 1] ?? 0) + 29 * (pixels[from + 2] ?? 0) + 128) >> 8
  return { width, height, values }
}

/** One frame as it is before it is marked. */
export async function frameOf({ webp, width, height }: Animation, frame: number): Promise<Luma> {
  const pixels = await sharp(webp, { page: frame, pages: 1 }).removeAlpha().raw().toBuffer()
  return toLuma(pixels, { width, height })
}
