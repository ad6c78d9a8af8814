// A marked copy of a picture that moves: each of its frames bears the word, so that any of them tells whose it was.
import sharp from 'sharp'
import { type Animation, maskedFrames, toLuma } from './animation.ts'
import { addMark, type MarkPattern } from './mark.ts'

const QUALITY = 88

export type Unmarked = Omit<Animation, 'hashes'>

/** An animated WebP; the same animation, tile and seed give the same bytes. */
export async function markedAnimation(animation: Unmarked, mark: Pick<MarkPattern, 'tile' | 'seed'>): Promise<Buffer> {
  const { webp, width, height, frames } = animation
  const opened = sharp(webp, { animated: true, limitInputPixels: false })
  const { delay, loop } = await opened.metadata()
  const pixels = await opened.removeAlpha().raw().toBuffer()
  for (let frame = 0; frame < frames; frame++) markFrame(pixels, animation, frame, mark)
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height }
  return sharp(pixels, { raw, limitInputPixels: false })
    .webp({ quality: QUALITY, effort: 0, ...(delay && { delay }), ...(loop !== undefined && { loop }) })
    .toBuffer()
}

/** All three colours change by as much as the luma does, so that none of them is another. */
function markFrame(
  pixels: Buffer,
  { width, height, frames, masks }: Unmarked,
  frame: number,
  mark: Pick<MarkPattern, 'tile' | 'seed'>,
) {
  const mask = masks[Math.floor(frame / maskedFrames(frames))]
  if (!mask) throw new Error(`There is no mask for frame ${frame}`)
  const length = width * height * 3
  const own = pixels.subarray(frame * length, (frame + 1) * length)
  const { values } = toLuma(own, { width, height })
  const marked = values.slice()
  addMark(marked, { width, height }, { ...mark, mask })
  const clamped = new Uint8ClampedArray(own.buffer, own.byteOffset, own.length)
  for (let at = 0, to = 0; at < marked.length; at++) {
    const change = (marked[at] ?? 0) - (values[at] ?? 0)
    for (const end = to + 3; to < end; to++) clamped[to] = (clamped[to] ?? 0) + change
  }
}
