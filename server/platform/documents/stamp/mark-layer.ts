// The mark as a picture over a page: one black pixel that lets through what the mask says.
import { constants, deflateSync } from 'node:zlib'
import { canonicalSize, type Size } from '@aerie/watermark/canonical'
import { TILE_SIDE, TILE_UNIT } from '@aerie/watermark/carrier'
import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'

export interface LayerMark {
  /** As `tileOf` makes it. */
  tile: Int16Array
  /** Decides how fractions are rounded: the id of the copy. */
  seed: number
}

/** How dark the layer is in the mean, and by how much it varies, in 1/255 of black. */
const [MEAN, AMPLITUDE] = [2.2, 0.9]
/** The most that a sample of four bits says. */
const DARKEST = 15
/** With which it has to be drawn, so that a sample is 1/255 of black. */
export const LAYER_OPACITY = DARKEST / 255

/** For a page of that size as it is seen, to be drawn over the whole of it. */
export function addLayer(context: PDFContext, size: Size, mark: LayerMark): PDFRef {
  const { width, height } = canonicalSize(size)
  const image = { Type: 'XObject', Subtype: 'Image', ColorSpace: 'DeviceGray' }
  // Noise does not repeat itself, so that nothing is looked for that does.
  const samples = deflateSync(maskOf(width, height, mark), { strategy: constants.Z_HUFFMAN_ONLY })
  const mask = context.stream(samples, {
    ...image,
    BitsPerComponent: 4,
    Width: width,
    Height: height,
    Interpolate: true,
    Filter: 'FlateDecode',
  })
  const black = { ...image, BitsPerComponent: 8, Width: 1, Height: 1, SMask: context.register(mask) }
  return context.register(context.stream(Uint8Array.of(0), black))
}

/** Two samples a byte; each row begins with one. */
function maskOf(width: number, height: number, { tile, seed }: LayerMark) {
  const levels = levelsOf(tile)
  const rowLength = Math.ceil(width / 2)
  const mask = new Uint8Array(rowLength * height)
  let state = seed >>> 0
  for (let y = 0; y < height; y++) {
    const row = (y % PERIOD) * PERIOD
    const start = y * rowLength
    for (let x = 0; x < width; x++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
      const sample = ((levels[row + (x % PERIOD)] ?? 0) + (state >>> (32 - PLACES))) >> PLACES
      const at = start + (x >> 1)
      mask[at] = x % 2 === 0 ? sample << 4 : (mask[at] ?? 0) | sample
    }
  }
  return mask
}

/** One sample of the mask in each direction is two of the tile. */
const PERIOD = TILE_SIDE / 2
const PLACES = 16

/** Of one period, before the fraction that rounds it: in 1/65,536. */
function levelsOf(tile: Int16Array) {
  const levels = new Int32Array(PERIOD * PERIOD)
  for (let y = 0; y < PERIOD; y++)
    for (let x = 0; x < PERIOD; x++) {
      const share = (tile[2 * y * TILE_SIDE + 2 * x] ?? 0) / TILE_UNIT
      const level = Math.min(DARKEST - 1, Math.max(0, MEAN - AMPLITUDE * share))
      levels[y * PERIOD + x] = Math.round(level * 2 ** PLACES)
    }
  return levels
}
