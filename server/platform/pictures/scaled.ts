// Makes a picture in several widths: decoded once, upright and whole, in sRGB, without metadata, as WebP.
import { blur, decode, encode, measure } from './decoding.ts'

export interface ScaledPicture {
  /** In pixels, of the largest size. */
  width: number
  height: number
  /** WebP; where the picture is narrower than a width, it stands in as it is. */
  sizes: { width: number; bytes: Uint8Array }[]
  /** A thumbhash in base64. */
  hash: string
}

/** What is as large as a bomb of 40 million pixels is refused. */
const MOST_MEGAPIXELS = 39
/** Height for each width of the largest size: what is taller is a scroll. */
const TALLEST = 3
const BLURRED = 48

/** Throws a refusal with the sentence to show when the file is no picture, or none that can be read. */
export async function scalePicture(picture: Uint8Array, widths: readonly number[]): Promise<ScaledPicture> {
  await measure(picture, MOST_MEGAPIXELS)
  const width = Math.max(...widths)
  const decoded = await decode(picture, MOST_MEGAPIXELS, (upright) =>
    upright.resize({ width, height: width * TALLEST, fit: 'inside', withoutEnlargement: true }),
  )
  const { raw } = decoded
  const ratio = BLURRED / Math.max(raw.width, raw.height)
  const blurred = {
    width: Math.max(1, Math.round(raw.width * ratio)),
    height: Math.max(1, Math.round(raw.height * ratio)),
  }
  const [sizes, hash] = await Promise.all([encode(decoded, widths), blur(decoded, blurred)])
  return { width: raw.width, height: raw.height, sizes, hash }
}
