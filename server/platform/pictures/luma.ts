// The grey levels of a picture that somebody sent to have its mark read: whatever it is, they are one plane of bytes.
import { decodeWhatIsThere, measure } from './decoding.ts'

export interface Luma {
  /** In pixels, upright. */
  width: number
  height: number
  /** JFIF luma (ITU-R BT.601, full range), row by row. */
  values: Uint8Array
}

/** As for photos. */
const MOST_MEGAPIXELS = 64
/** A mark is repeated so often in what is larger that it is read as well when that is scaled down to it. */
const MOST_PIXELS = 24_000_000

/** Of the first frame. Throws a refusal with the sentence to show when the file is no picture, or none that can be read. */
export async function readLuma(picture: Uint8Array): Promise<Luma> {
  const { width, height } = await measure(picture, MOST_MEGAPIXELS)
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)))
  const size = { width: Math.max(1, Math.floor(width * shrink)), height: Math.max(1, Math.floor(height * shrink)) }
  const { pixels, raw } = await decodeWhatIsThere(picture, MOST_MEGAPIXELS, (upright) =>
    upright.resize({ ...size, fit: 'fill' }),
  )
  const values = new Uint8Array(raw.width * raw.height)
  for (let at = 0, from = 0; at < values.length; at++, from += 3)
    values[at] = 0.299 * (pixels[from] ?? 0) + 0.587 * (pixels[from + 1] ?? 0) + 0.114 * (pixels[from + 2] ?? 0) + 0.5
  return { width: raw.width, height: raw.height, values }
}
