// Luma and chroma of pixels that lie in memory, in one pass over them.
import type { Size } from './canonical.ts'

/** Bytes of one component, row after row. */
export interface BytePlane extends Size {
  values: Uint8Array
}

/** Full-range Y, Cb and Cr of JFIF (ITU-R BT.601), in 1/65,536. */
const [TO_Y, TO_CB, TO_CR] = [
  [19_595, 38_470, 7_471],
  [-11_058, -21_710, 32_768],
  [32_768, -27_439, -5_329],
] as const
const Y_BITS = 16
/** Chroma is of the sum of four pixels. */
const CHROMA_BITS = Y_BITS + 2
const [Y_HALF, CHROMA_MIDDLE] = [2 ** (Y_BITS - 1), 128.5 * 2 ** CHROMA_BITS]

/** Of red, green and blue; chroma has half the size, rounded up: the means of each 2 × 2. */
export function planesOf(pixels: Uint8Array, size: Size): { y: BytePlane; cb: BytePlane; cr: BytePlane } {
  return { y: lumaPlane(pixels, size), ...chromaPlanes(pixels, size) }
}

function lumaPlane(pixels: Uint8Array, size: Size): BytePlane {
  const [red, green, blue] = TO_Y
  const values = new Uint8Array(size.width * size.height)
  for (let to = 0, at = 0; to < values.length; to++, at += 3)
    values[to] =
      (red * (pixels[at] ?? 0) + green * (pixels[at + 1] ?? 0) + blue * (pixels[at + 2] ?? 0) + Y_HALF) >> Y_BITS
  return { ...size, values }
}

/** Of an odd side the last pixel takes the colour of those before it, so that all others lie true. */
function chromaPlanes(pixels: Uint8Array, { width, height }: Size): { cb: BytePlane; cr: BytePlane } {
  const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  // Clamped, since pure blue and pure red are a half beyond a byte.
  const [cb, cr] = [new Uint8ClampedArray(half.width * half.height), new Uint8ClampedArray(half.width * half.height)]
  const [right, below] = [width > 1 ? 3 : 0, height > 1 ? width * 3 : 0]
  for (let y = 0, to = 0; y < half.height; y++) {
    const row = firstOf(y, height) * width
    for (let x = 0; x < half.width; x++, to++) {
      const at = (row + firstOf(x, width)) * 3
      const [r, g, b] = [sumOf(at), sumOf(at + 1), sumOf(at + 2)]
      cb[to] = (TO_CB[0] * r + TO_CB[1] * g + TO_CB[2] * b + CHROMA_MIDDLE) >> CHROMA_BITS
      cr[to] = (TO_CR[0] * r + TO_CR[1] * g + TO_CR[2] * b + CHROMA_MIDDLE) >> CHROMA_BITS
    }
  }
  return { cb: { ...half, values: bytesOf(cb) }, cr: { ...half, values: bytesOf(cr) } }

  function sumOf(at: number) {
    return (pixels[at] ?? 0) + (pixels[at + right] ?? 0) + (pixels[at + below] ?? 0) + (pixels[at + right + below] ?? 0)
  }
}

/** The first of the two pixels of a cell along a side. */
const firstOf = (cell: number, side: number) => 2 * Math.min(cell, Math.max(0, (side >> 1) - 1))

const bytesOf = ({ buffer, length }: Uint8ClampedArray) => new Uint8Array(buffer, 0, length)
